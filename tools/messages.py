"""The messages of the browser page as a TypeScript type, so that a missing message or argument is a compile error."""

from __future__ import annotations

import re

from tools import ROOT, WRITTEN


def messages() -> str:
    """Every message of the page with its arguments, taken from the English text."""
    said: dict[str, str] = {}
    for file in sorted((ROOT / "web/src").rglob("locales/en.ftl")):
        found = re.finditer(r"^([a-zA-Z][\w-]*) =(.*(?:\n(?:[ }].*)?)*)", file.read_text("utf-8"), re.MULTILINE)
        said |= {message[1]: message[2] for message in found}

    def arguments(message: str) -> dict[str, None]:
        """The arguments of a message, including those of the messages it refers to."""
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
