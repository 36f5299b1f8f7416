import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import manifest from '../../libs/ui/package.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');

/** Placeholders that a printer leaves where it cannot print. */
const stubs =
  /\[object|No Display Name|\bargs:|\brender:|<Component\b|<Story\b|\bundefined\b|Transforming|\{ current: null \}/g;

/** Handlers whose names do not say the prop that they change. */
const handlers: Readonly<Record<string, readonly string[]>> = {
  value: ['onChange'],
  checked: ['onChange'],
  toasts: ['onDismiss'],
};

/** Returns the handlers that change a prop, by their names: `open` by `onOpenChange`. */
const handlersOf = (prop: string) => [
  `on${prop.charAt(0).toUpperCase()}${prop.slice(1)}Change`,
  ...(handlers[prop] ?? []),
];

const isEmptyFunction = (node: ts.Node | undefined): boolean =>
  node !== undefined &&
  ts.isArrowFunction(node) &&
  ts.isBlock(node.body) &&
  node.body.statements.length === 0;

/** Returns the names of a tag's props, and of those whose value is an empty function. */
const namesOfProps = ({ properties }: ts.JsxAttributes) => {
  const props = properties.filter((property) => ts.isJsxAttribute(property));
  const empty = props.filter(
    ({ initializer }) =>
      initializer && ts.isJsxExpression(initializer) && isEmptyFunction(initializer.expression),
  );
  return [props, empty].map((some) => some.map(({ name }) => name.getText()));
};

/** Returns what does nothing where it is pasted, one line each. An empty handler by itself is to be filled in. */
const deadParts = (code: string): readonly string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttributes(node)) {
      const [props = [], empty = []] = namesOfProps(node);
      for (const prop of props) {
        const handler = handlersOf(prop).find((name) => empty.includes(name));
        if (handler !== undefined) found.push(`'${prop}' is frozen: ${handler} is empty`);
      }
    }
    if (isEmptyFunction(node)) {
      const owner = ts.isJsxExpression(node.parent) ? node.parent.parent : node.parent;
      if (!/^on[A-Z]/.test(owner.getText())) found.push(`${owner.getText()} draws nothing`);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('code.tsx', code, ts.ScriptTarget.Latest, true));
  return found;
};

/** Returns the reasons why a user of the design system could not paste a story's code, one line each. */
export const codeFaults = (code: string): readonly string[] => [
  ...(/^import \{[^}]+\} from '@example\/ui\//.test(code)
    ? []
    : ['it does not begin with an import of the kit']),
  ...(/<\w/.test(code) ? [] : ['it has no JSX']),
  ...(code.match(stubs) ?? []).map((stub) => `'${stub}' is in it`),
  ...deadParts(code),
];

const subpaths: Readonly<Record<string, string>> = manifest.exports;

/**
 * Returns what a page's subpath exports and none of its codes has: hooks and functions such as `createIcon`, which they call, and
 * components. The table of props may show a component, as a default.
 */
export const missingExports = (
  page: string,
  codes: readonly string[],
  table: string,
): readonly string[] => {
  const subpath = page.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  const file = subpaths[`./${subpath}`];
  if (file === undefined) return [];
  const index = readFileSync(join(root, 'libs/ui', file), 'utf8');
  const names = [...index.matchAll(/^export \{([^}]*)\}/gm)]
    .flatMap(([, exported = '']) => exported.split(',').map((name) => name.trim()))
    .filter((name) => /^(?:(?:use|create)[A-Z]|[A-Z])\w*$/.test(name));
  return names.filter((name) => {
    const use = /^[A-Z]/.test(name) ? `<${name}` : `${name}(`;
    const line = new RegExp(
      `^import \\{[^}]*\\b${name}\\b[^}]*\\} from '@example/ui/${subpath}'`,
      'm',
    );
    return (
      !table.includes(`<${name} `) && !codes.some((code) => line.test(code) && code.includes(use))
    );
  });
};

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
