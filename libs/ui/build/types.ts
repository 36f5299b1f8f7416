import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { projectDir, rootDir, sourceDir } from './workspace.ts';

const specifiers = /((?:from|import)\s*\(?\s*)(['"])([^'"]+)\2/g;

/** vanilla-extract's type of `var(--…)`: users of the package do not have it. */
const cssVariable = /import\("@vanilla-extract\/private"\)\.CSSVarFunction/g;

/** Modules imported for their styles have nothing to declare. */
const styleImports = /^import '[^']+\.css(\.ts)?';\n/gm;

/**
 * Returns the declarations that the compiler makes of the given modules and of what they import, by their path. Types are
 * not checked: `nx typecheck ui` does that.
 *
 * @throws Error with what the compiler said, such as that an exported type cannot be named
 */
const compile = (entries: readonly string[]): ReadonlyMap<string, string> => {
  // In the workspace, where the compiler finds the packages with types.
  mkdirSync(join(rootDir, 'dist'), { recursive: true });
  const folder = mkdtempSync(join(rootDir, 'dist/types-'));
  try {
    const config = {
      extends: join(projectDir, 'tsconfig.json'),
      compilerOptions: {
        composite: false,
        incremental: false,
        tsBuildInfoFile: null,
        noCheck: true,
        declarationMap: false,
        rewriteRelativeImportExtensions: true,
        rootDir: sourceDir,
        outDir: join(folder, 'out'),
      },
      include: [],
      files: entries,
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const compiler = join(rootDir, 'node_modules/.bin/tsc');
    const args = ['-p', folder, '--singleThreaded'];
    const { status, stdout, stderr, error } = spawnSync(compiler, args, { encoding: 'utf8' });
    if (error) throw error;
    if (status !== 0) throw new Error(`${stdout}${stderr}`);
    const files = readdirSync(join(folder, 'out'), { recursive: true, encoding: 'utf8' });
    return new Map(
      files
        .filter((file) => file.endsWith('.d.ts'))
        .map((file) => [file, readFileSync(join(folder, 'out', file), 'utf8')]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Returns the declarations of the given modules and of what these name, by their path in the package. */
export const emitTypes = (entries: readonly string[]): ReadonlyMap<string, string> => {
  const emitted = new Map(
    [...compile(entries)].map(([file, text]) => [
      file,
      text
        .replaceAll(styleImports, '')
        .replaceAll(cssVariable, '`var(--${string})`')
        .replaceAll(
          specifiers,
          (_, before: string, quote: string, name: string) =>
            `${before}${quote}${name.startsWith('.') ? name.replace(/\.tsx?$/, '.js') : name}${quote}`,
        ),
    ]),
  );

  const reached = new Map<string, string>();
  const reach = (path: string): void => {
    if (reached.has(path)) return;
    const text = emitted.get(path);
    if (text === undefined) throw new Error(`${path}: no declarations were made.`);
    reached.set(path, text);
    for (const [, , , name = ''] of text.matchAll(specifiers)) {
      if (name.startsWith('.')) reach(join(dirname(path), name).replace(/\.js$/, '.d.ts'));
      else if (name.startsWith('@vanilla-extract/')) {
        throw new Error(`${path}: its types name '${name}', which users of the package lack.`);
      }
    }
  };
  for (const entry of entries) reach(relative(sourceDir, entry).replace(/\.ts$/, '.d.ts'));
  return reached;
};
