"""The messages of the browser page as a TypeScript type, so that one that is missing or lacks an argument does not compile."""

from __future__ import annotations

import re

from tools import ROOT, WRITTEN


def messages() -> str:
    """Every message of the page with its arguments, as English has them."""
    said: dict[str, str] = {}
    for file in sorted((ROOT / "web/src").rglob("locales/en.ftl")):
        found = re.finditer(r"^([a-zA-Z][\w-]*) =(.*(?:\n(?:[ }].*)?)*)", file.read_text("utf-8"), re.MULTILINE)
        said |= {message[1]: message[2] for message in found}

    def arguments(message: str) -> dict[str, None]:
        """Those of a message, and of the messages it is made of."""
        names = dict.fromkeys(re.findall(r"\$([a-zA-Z][\w-]*)", said[message]))
        for other in re.findall(r"\{ ([a-z][\w-]*) \}", said[message]):
            names |= arguments(other)
        return names

    lines = []
    for message in said:
        typed = "; ".join(f"{name}: string | number" for name in arguments(message))
        lines.append(f"  '{message}': [{f'{{ {typed} }}' if typed else ''}];\n")
    heading = f"// {WRITTEN} from the files `locales/en.ftl`: change it there."
    return f"{heading}\n\nexport interface Messages {{\n{''.join(lines)}}}\n"
