import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace.ts';

/** A block of commands of a page, with the heading it stands under. */
export interface CommandBlock {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** A page of `docs`. */
const page = (name: string): string => readFileSync(join(workspaceRoot(), 'docs', name), 'utf8');

/** The blocks of a page that a shell takes, in their order. */
export const commandBlocks = (name: string): readonly CommandBlock[] => {
  let heading = '';
  return [...page(name).matchAll(/^## (.+)$|^```sh\n([\s\S]*?)^```$/gm)].flatMap(
    ([, title, block]) => {
      if (title !== undefined) heading = title;
      return block === undefined ? [] : [{ heading, lines: block.trim().split('\n') }];
    },
  );
};

/** The commands that stand within sentences and tables; capitals stand for what is to be put in. */
export const commandsInText = (name: string): readonly string[] =>
  [
    ...page(name)
      .replaceAll(/^```[\s\S]*?^```$/gm, '')
      .matchAll(/`([^`\n]+)`/g),
  ]
    .map(([, code = '']) => code)
    .filter((code) => /^(?:sudo |site |npm run |docker |systemctl |journalctl )/.test(code));
