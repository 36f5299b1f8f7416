import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Placeholders that a printer leaves where it cannot print. */
const stubs =
  /\[object|No Display Name|\bargs:|\brender:|<Component\b|<Story\b|\bundefined\b|Transforming/g;

/** Returns the reasons why a user of the design system could not paste a story's code, one line each. */
export const codeFaults = (code: string): readonly string[] => [
  ...(/^import \{[^}]+\} from '@example\/ui\//.test(code)
    ? []
    : ['it does not begin with an import of the kit']),
  ...(/<\w/.test(code) ? [] : ['it has no JSX']),
  ...(code.match(stubs) ?? []).map((stub) => `'${stub}' is in it`),
];

const root = join(import.meta.dirname, '../..');

const options = {
  target: 'es2024',
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  lib: ['es2024', 'dom', 'dom.iterable'],
  types: ['vite/client'],
  allowImportingTsExtensions: true,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
};

/**
 * Returns the errors of syntax and types of code that is pasted into a project with the design system, one line
 * each. `codes` maps names to code.
 */
export const typeErrors = (codes: ReadonlyMap<string, string>): readonly string[] => {
  const reports = join(root, 'libs/ui/reports');
  mkdirSync(reports, { recursive: true });
  const folder = mkdtempSync(join(reports, 'pasted-'));
  try {
    for (const [name, code] of codes) writeFileSync(join(folder, `${name}.tsx`), code);
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options }));
    const { status, stdout, stderr, error } = spawnSync(
      join(root, 'node_modules/.bin/tsc'),
      ['-p', folder, '--pretty', 'false', '--singleThreaded'],
      { cwd: folder, encoding: 'utf8' },
    );
    if (error) throw error;
    const lines = `${stdout}${stderr}`.split('\n').filter((line) => line !== '');
    return status === 0 || lines.length > 0 ? lines : [`tsc ended with ${String(status)}`];
  } finally {
    rmSync(folder, { recursive: true });
  }
};
