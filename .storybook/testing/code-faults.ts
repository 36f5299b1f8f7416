import ts from 'typescript';

/** Placeholders that a printer leaves where it cannot print. */
const stubs =
  /\[object|No Display Name|\bargs:|\brender:|<Component\b|<Story\b|\bundefined\b|Transforming/g;

const tagOf = (node: ts.Node): string | undefined =>
  ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)
    ? node.tagName.getText()
    : undefined;

/** Returns the reasons why a story's code cannot be pasted into an app, one line each. */
export const codeFaults = (code: string): readonly string[] => {
  const file = ts.createSourceFile(
    'story.tsx',
    code,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const { diagnostics } = ts.transpileModule(code, {
    fileName: 'story.tsx',
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX },
  });
  const imports = file.statements.filter(ts.isImportDeclaration);
  const imported = new Set(
    imports.flatMap(({ importClause }) => {
      const bindings = importClause?.namedBindings;
      return bindings && ts.isNamedImports(bindings)
        ? bindings.elements.map(({ name }) => name.text)
        : [];
    }),
  );
  const tags: string[] = [];
  const visit = (node: ts.Node): void => {
    const tag = tagOf(node);
    if (tag !== undefined) tags.push(tag);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [
    ...(diagnostics ?? []).map(({ messageText }) =>
      ts.flattenDiagnosticMessageText(messageText, ' '),
    ),
    ...(/^import \{[^}]+\} from '@example\/ui\//.test(code)
      ? []
      : ['it does not begin with an import of the kit']),
    ...(tags.length > 0 ? [] : ['it has no JSX']),
    ...tags
      .filter((tag) => /^[A-Z]/.test(tag) && !imported.has(tag))
      .map((tag) => `<${tag}> is not imported`),
    ...(code.match(stubs) ?? []).map((stub) => `'${stub}' is in it`),
  ];
};

/**
 * Returns the type errors of code that is pasted into a project with the design system. `codes` maps names to
 * code.
 */
export const typeErrors = (
  codes: ReadonlyMap<string, string>,
  folder: string,
): readonly string[] => {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: ['vite/client'],
    allowImportingTsExtensions: true,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
  };
  const disk = ts.createCompilerHost(options);
  const path = (name: string) => `${folder}/${name}.tsx`;
  const texts = new Map([...codes].map(([name, code]) => [path(name), code]));
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (file) => texts.has(file) || disk.fileExists(file),
    readFile: (file) => texts.get(file) ?? disk.readFile(file),
    getSourceFile: (file, target, ...rest) => {
      const text = texts.get(file);
      return text === undefined
        ? disk.getSourceFile(file, target, ...rest)
        : ts.createSourceFile(file, text, target, true);
    },
  };
  const program = ts.createProgram([...texts.keys()], options, host);
  return [...texts.keys()].flatMap((file) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(file))
      .map(({ messageText, start, file: source }) => {
        const line = source?.getLineAndCharacterOfPosition(start ?? 0).line ?? 0;
        return `${file}, line ${String(line + 1)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
      }),
  );
};
