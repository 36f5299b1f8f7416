import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../runtime/workspace.ts';

/** Block of commands in a page, with the heading above it. */
export interface CommandBlock {
  readonly heading: string;
  /** Lines of the block. Those that end with `&&` are one with the next. */
  readonly lines: readonly string[];
}

const page = (name: string): string => readFileSync(join(workspaceRoot(), 'docs', name), 'utf8');

/** Returns the shell blocks of a page, in their order. */
export const commandBlocks = (name: string): readonly CommandBlock[] => {
  let heading = '';
  return [...page(name).matchAll(/^## (.+)$|^```sh\n([\s\S]*?)^```$/gm)].flatMap(
    ([, title, block]) => {
      if (title !== undefined) heading = title;
      return block === undefined ? [] : [{ heading, lines: block.trim().split(/(?<! &&)\n/) }];
    },
  );
};

/** Returns the commands in the sentences and tables of a page. Capitals in them are placeholders. */
export const commandsInText = (name: string): readonly string[] =>
  [
    ...page(name)
      .replaceAll(/^```[\s\S]*?^```$/gm, '')
      .matchAll(/`([^`\n]+)`/g),
  ]
    .map(([, code = '']) => code)
    .filter((code) => /^(?:sudo |site |npm run |docker |systemctl |journalctl )/.test(code));
