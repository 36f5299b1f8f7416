import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { projectDir, sourceDir } from './workspace.ts';

const specifiers = /((?:from|import)\s*\(?\s*)(['"])([^'"]+)\2/g;

/** vanilla-extract's type of `var(--…)`: users of the package do not have it. */
const cssVariable = /import\("@vanilla-extract\/private"\)\.CSSVarFunction/g;

/** Modules imported for their styles have nothing to declare. */
const styleImports = /^import '[^']+\.css(\.ts)?';\n/gm;

const formatHost: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => projectDir,
  getNewLine: () => '\n',
};

const readOptions = () => {
  const { config } = ts.readConfigFile(join(projectDir, 'tsconfig.json'), (file) =>
    ts.sys.readFile(file),
  ) as { readonly config: unknown };
  return ts.parseJsonConfigFileContent(config, ts.sys, projectDir).options;
};

/** The declarations of the given modules and of what these name, by their path in the package. */
export const emitTypes = (entries: readonly string[]): ReadonlyMap<string, string> => {
  const options = readOptions();
  delete options.tsBuildInfoFile;
  const program = ts.createProgram([...entries], {
    ...options,
    composite: false,
    incremental: false,
    declaration: true,
    declarationMap: false,
    emitDeclarationOnly: true,
    rewriteRelativeImportExtensions: true,
    rootDir: sourceDir,
    outDir: sourceDir,
  });
  const emitted = new Map<string, string>();
  const { diagnostics } = program.emit(undefined, (file, text) => {
    emitted.set(
      relative(sourceDir, file),
      text
        .replaceAll(styleImports, '')
        .replaceAll(cssVariable, '`var(--${string})`')
        .replaceAll(
          specifiers,
          (_, before: string, quote: string, name: string) =>
            `${before}${quote}${name.startsWith('.') ? name.replace(/\.tsx?$/, '.js') : name}${quote}`,
        ),
    );
  });
  if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, formatHost));

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
