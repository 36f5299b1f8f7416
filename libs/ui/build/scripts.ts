import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { exportedData, mustRunOnClient } from './client-only.ts';
import type { StyleCompiler } from './styles.ts';
import { sourceDir } from './workspace.ts';

/** The package's modules by path: one for each source module that the entries reach. */
interface EmittedScripts {
  readonly modules: ReadonlyMap<string, string>;
  /** The stylesheets in the order in which modules import them: what comes later may override. */
  readonly stylesheets: readonly string[];
  /** The packages that modules import by name. */
  readonly packages: ReadonlySet<string>;
}

/** Returns the package of a specifier: `@scope/name` of `@scope/name/part`. */
const packageOf = (specifier: string) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;

const plainStyles = /^import ['"](\.[^'"]+\.css)['"];$/gm;

const directive = /^(['"])use client\1;/;

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  jsx: ts.JsxEmit.ReactJSX,
  verbatimModuleSyntax: true,
  allowImportingTsExtensions: true,
  rewriteRelativeImportExtensions: true,
};

/** Returns the path of a module in the package: `alert/alert.js` of `…/src/alert/alert.tsx`. */
const modulePath = (file: string) => relative(sourceDir, file).replace(/\.tsx?$/, '.js');

const importsOf = (code: string) =>
  ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName);

interface SourceModule {
  readonly source: string;
  readonly imports: readonly string[];
}

/**
 * Throws where a module that needs the client is reached without `'use client'`, or where a module has the directive
 * without need: that would send it to every visitor.
 */
const assertDirectives = (
  entries: readonly string[],
  sources: ReadonlyMap<string, SourceModule>,
): void => {
  const needs = new Map<string, boolean>();
  const needsClient = (file: string): boolean => {
    const known = needs.get(file);
    if (known !== undefined) return known;
    needs.set(file, false);
    const source = sources.get(file)?.source ?? '';
    const runsOnClient = (specifier: string) => needsClient(join(dirname(file), specifier));
    const answer = mustRunOnClient(file, source, runsOnClient);
    needs.set(file, answer);
    return answer;
  };
  const refuse = (files: readonly string[], why: string) => {
    if (files.length > 0) throw new Error(`${why}\n${files.join('\n')}`);
  };

  const directed = [...sources]
    .filter(([, { source }]) => directive.test(source))
    .map(([file]) => file);
  refuse(
    directed.filter((file) => !needsClient(file)),
    "These start with 'use client'; and need it not: they have no state, effects or handlers.",
  );

  refuse(
    directed.flatMap((file) =>
      exportedData(file, sources.get(file)?.source ?? '').map((name) => `${file}: ${name}`),
    ),
    "These are data in a module that starts with 'use client'; and undefined in a server component: give them one of their own.",
  );

  const onServer = new Set<string>();
  const visit = (file: string): void => {
    const module = sources.get(file);
    if (onServer.has(file) || module === undefined || directed.includes(file)) return;
    onServer.add(file);
    for (const imported of module.imports) visit(imported);
  };
  for (const entry of entries) visit(entry);
  refuse(
    [...onServer].filter(needsClient),
    "These use hooks or event handlers; start them with 'use client';",
  );
};

/**
 * Turns the given source modules and all they import into plain ESM, module by module, so that
 * whoever imports one component loads that and what it is composed of.
 */
export const emitScripts = async (
  entries: readonly string[],
  styles: StyleCompiler,
): Promise<EmittedScripts> => {
  const modules = new Map<string, string>();
  const stylesheets = new Set<string>();
  const packages = new Set<string>();
  const sources = new Map<string, SourceModule>();

  const emitStyles = async (file: string) => {
    const compiled = await styles.compile(file);
    for (const path of compiled.stylesheets) stylesheets.add(path);
    return compiled.code;
  };

  /** Emits a module after its imports, in the order in which an engine runs them. */
  const emit = async (file: string): Promise<void> => {
    const path = modulePath(file);
    if (modules.has(path)) return;
    modules.set(path, '');
    if (file.endsWith('.css.ts')) {
      modules.set(path, await emitStyles(file));
      return;
    }
    const source = readFileSync(file, 'utf8');
    const transpiled = ts.transpileModule(source, { fileName: file, compilerOptions });
    const outputText = transpiled.outputText.replaceAll(plainStyles, (_, specifier: string) => {
      const stylesheet = styles.take(join(dirname(file), specifier));
      stylesheets.add(stylesheet);
      return `import '#styles/${stylesheet}';`;
    });
    modules.set(path, outputText);
    const imports: string[] = [];
    sources.set(file, { source, imports });
    const written = importsOf(source);
    for (const specifier of importsOf(outputText)) {
      if (specifier.startsWith('#')) continue;
      if (!specifier.startsWith('.')) {
        packages.add(packageOf(specifier));
        continue;
      }
      const original = written.find((name) => name.replace(/\.tsx?$/, '.js') === specifier);
      const imported = join(dirname(file), original ?? specifier);
      imports.push(imported);
      await emit(imported);
    }
  };

  for (const entry of entries) await emit(entry);
  assertDirectives(entries, sources);
  return { modules, stylesheets: [...stylesheets], packages };
};
