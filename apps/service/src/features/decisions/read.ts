import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from '../../runtime/unless-missing.ts';
import { type Decision, decisionSchema } from './decision.ts';

const parse = (line: string): Decision | undefined => {
  try {
    return decisionSchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
};

const filesOf = async (folder: string): Promise<readonly string[]> => {
  const names = (await unlessMissing(readdir(folder))) ?? [];
  return names.filter((name) => name.endsWith('.ndjson')).toSorted();
};

/**
 * Reads the decisions in folders, in no particular order. A missing folder counts as empty.
 *
 * @throws the errors of the disk
 */
export const readDecisions = async (folders: readonly string[]) => {
  const decisions: Decision[] = [];
  // A crash may leave half a line.
  let unreadable = 0;
  for (const folder of folders)
    for (const name of await filesOf(folder)) {
      const lines = (await readFile(join(folder, name), 'utf8')).split('\n');
      for (const line of lines.filter((text) => text.trim() !== '')) {
        const decision = parse(line);
        if (decision) decisions.push(decision);
        else unreadable += 1;
      }
    }
  return { decisions, unreadable };
};
