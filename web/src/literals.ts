/**
 * Finds the words of a component or script that are said without a message: text between tags, names for screen readers,
 * and sentences in the code. For the tests; no page uses it.
 */

import { parse, type AST } from 'svelte/compiler';

interface Literal {
  start: number;
  end: number;
  text: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Attributes that people read or hear. */
const READ = /^(aria-(label|description|valuetext|roledescription|placeholder)|title|placeholder|alt|label)$/;
/** Attributes that browsers, styles and tests read. */
const CODE = /^(class|style|d|fill|stroke|transform|href|id|points|viewBox|data-.*)$/;
const OPEN = '<script lang="ts">';
const isNode = (x: unknown): x is Node => typeof x === 'object' && x !== null && 'type' in x;

/** Whether a string of the code reads like words: several of them, or one that begins as a sentence or a name does. */
function wordy(text: string): boolean {
  const code =
    /^[Mm]\s?-?[\d.]|^[a-z-]+\([^)]*\)|\d(px|rem|em|%|ms|s|fr)\b|var\(--|^[.#][\w-]+|^\.*\/|^\w+\/\w|^\W*$|^--|::|=/;
  if (code.test(text)) return false;
  return /\p{Ll}\p{L}* \p{L}/u.test(text) || /^\W*\p{Lu}\p{Ll}+/u.test(text) || /^[\p{L} ]+[.!?…]$/u.test(text);
}

/** Literals of a source, in order. Those that only code reads (keys, cases, comparisons, types, errors for developers) are none. */
export function literals(source: string, component: boolean): Literal[] {
  const shift = component ? 0 : OPEN.length;
  const tree = parse(component ? source : `${OPEN}${source}\n</script>`, { modern: true });
  const found: Literal[] = [];

  function add(node: Node, text: string, shown: boolean): void {
    if (shown ? /\p{L}{2}/u.test(text.replace(/&\w+;/g, '')) : wordy(text))
      found.push({ start: node.start - shift, end: node.end - shift, text });
  }

  /** `shown`: what this comes to is read by people. */
  function walk(node: Node, shown: boolean): void {
    const to = (child: unknown, read = false): void => {
      if (Array.isArray(child)) for (const one of child) to(one, read);
      else if (isNode(child)) walk(child, read);
    };
    switch (node.type) {
      case 'StyleSheet':
      case 'Comment':
      case 'StyleDirective':
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
        return;
      case 'Text':
        return add(node, node['data'] as string, true);
      case 'ExpressionTag':
        return to(node['expression'], shown);
      case 'Attribute': {
        const value = node['value'];
        const read = READ.test(node['name'] as string);
        if (value === true) return;
        if (!read && CODE.test(node['name'] as string)) return;
        for (const part of [value].flat() as Node[])
          if (part.type === 'Text') add(part, part['data'] as string, read);
          else to(part, read);
        return;
      }
      case 'Fragment':
        return to(node['nodes'], true);
      case 'RegularElement':
      case 'SvelteElement':
      case 'Component':
        for (const attribute of node['attributes'] as Node[]) {
          // A plain attribute of an element is for the browser; a component may show what it is given.
          const value = attribute['value'];
          const plain = Array.isArray(value) && (value as Node[]).every((part) => part.type === 'Text');
          if (node.type === 'Component' || !plain || READ.test(attribute['name'] as string)) to(attribute);
        }
        if (node['name'] !== 'kbd' && node['name'] !== 'code') to(node['fragment'], true);
        return;
      case 'Literal':
        if (typeof node['value'] === 'string') add(node, node['value'], shown);
        return;
      case 'TemplateLiteral':
        for (const quasi of node['quasis'] as Node[]) add(quasi, (quasi['value'] as { cooked: string }).cooked, shown);
        return to(node['expressions'], shown);
      case 'ConditionalExpression':
        to(node['test']);
        to(node['consequent'], shown);
        return to(node['alternate'], shown);
      case 'LogicalExpression':
        to(node['left'], shown && node['operator'] !== '&&');
        return to(node['right'], shown);
      case 'BinaryExpression':
        if (node['operator'] !== '+') return;
        to(node['left'], shown);
        return to(node['right'], shown);
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
        return to(node['expression'], shown);
      case 'CallExpression': {
        const callee = node['callee'] as Node;
        if (callee.type === 'Identifier' && /^(t|say|parts)$/.test(callee['name'] as string))
          return to((node['arguments'] as Node[]).slice(1));
        to(callee);
        return to(node['arguments']);
      }
      case 'ArrayExpression': {
        // A key may stand before what is said of it; what stands after a message is said, too.
        let after = false;
        for (const one of node['elements'] as Node[]) {
          to(one, shown || after);
          after ||= one?.type === 'CallExpression' && (one['callee'] as Node)['name'] === 't';
        }
        return;
      }
      case 'NewExpression':
        if (/Error$/.test(((node['callee'] as Node)['name'] as string | undefined) ?? '')) return;
        break;
      case 'MemberExpression':
        return to(node['object']);
      case 'SwitchCase':
        return to(node['consequent']);
      case 'Property':
        if (node['computed']) to(node['key']);
        return to(node['value']);
    }
    if (/^TS/.test(node.type)) return;
    for (const [key, child] of Object.entries(node)) if (key !== 'metadata' && key !== 'parent') to(child);
  }

  const root: AST.Root = tree;
  for (const part of [root.module, root.instance]) if (part) walk(part.content as unknown as Node, false);
  if (component) walk(root.fragment as unknown as Node, true);
  return found.sort((a, b) => a.start - b.start);
}
