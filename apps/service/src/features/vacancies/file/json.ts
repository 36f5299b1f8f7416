import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { FileIssue, FileRecord, FileRecords, Position } from './record.ts';

const sections = ['categories', 'locations', 'jobs'] as const;

const createLocator = (text: string) => {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset: number, field: string): Position => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1, field };
  };
};

/** Returns the value of a scalar. Arrays and objects become `{}`, which every field refuses. */
const valueOf = ({ type, value }: Node): unknown =>
  type === 'array' || type === 'object' ? {} : (value as unknown);

export const readJsonRecords = (text: string, issues: FileIssue[]): FileRecords => {
  const locate = createLocator(text);
  const records = {
    categories: [] as FileRecord[],
    locations: [] as FileRecord[],
    jobs: [] as FileRecord[],
  };
  const refuse = (node: Node, field: string, reason: string) =>
    issues.push({ ...locate(node.offset, field), reason });

  const errors: ParseError[] = [];
  let root: Node | undefined;
  try {
    root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  } catch (error) {
    // The parser calls itself for each level.
    if (!(error instanceof RangeError)) throw error;
    issues.push({ ...locate(0, ''), reason: 'is nested too deeply' });
    return records;
  }
  const [error] = errors;
  if (error || !root) {
    const code = error ? printParseErrorCode(error.error) : 'ValueExpected';
    const words = code.replaceAll(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    issues.push({ ...locate(error?.offset ?? 0, ''), reason: `is not JSON: ${words}` });
    return records;
  }

  /** Returns the members of an object. Refuses a name that comes twice. */
  const members = (node: Node, path: string): ReadonlyMap<string, Node> => {
    const found = new Map<string, Node>();
    for (const { children: [name, value] = [] } of node.children ?? []) {
      if (!name || !value) continue;
      const key = String(name.value);
      if (found.has(key)) refuse(name, path ? `${path}.${key}` : key, 'is given twice');
      else found.set(key, value);
    }
    return found;
  };

  if (root.type !== 'object') {
    refuse(root, '', 'must be an object with categories, locations and jobs');
    return records;
  }
  const lists = members(root, '');
  for (const [name, node] of lists) {
    if (!sections.some((section) => section === name)) refuse(node, name, 'is no known list');
  }
  for (const section of sections) {
    const list = lists.get(section);
    if (!list) {
      refuse(root, section, 'is missing');
      continue;
    }
    if (list.type !== 'array') {
      refuse(list, section, 'must be a list');
      continue;
    }
    for (const [index, item] of (list.children ?? []).entries()) {
      const path = `${section}[${String(index)}]`;
      if (item.type !== 'object') {
        refuse(item, path, 'must be an object');
        continue;
      }
      const values = new Map(
        [...members(item, path)].map(([name, node]) => [
          name,
          { value: valueOf(node), at: locate(node.offset, `${path}.${name}`) },
        ]),
      );
      records[section].push({ at: locate(item.offset, path), values });
    }
  }
  return records;
};
