import ts from 'typescript';

/** Hooks that server components have too. */
const onServer: ReadonlySet<string> = new Set([
  'use',
  'useId',
  'useMemo',
  'useCallback',
  'useDebugValue',
]);

const isClientName = (name: string) =>
  name === 'createContext' || (/^use[A-Z]/.test(name) && !onServer.has(name));

const isHandlerName = (name: string) => /^on[A-Z]/.test(name);

const parse = (file: string, source: string) =>
  ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

/** Returns the value without `as const` and `satisfies`. */
const valueOf = (expression: ts.Expression): ts.Expression =>
  ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression)
    ? valueOf(expression.expression)
    : expression;

/**
 * Returns the names of exported data: lists, objects, texts, numbers. From a module that runs on the
 * client only, a server component gets a reference in place of each, without its contents.
 */
export const exportedData = (file: string, source: string): readonly string[] =>
  parse(file, source)
    .statements.filter(ts.isVariableStatement)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(({ declarationList }) => declarationList.declarations)
    .filter(({ initializer }) => {
      if (initializer === undefined) return false;
      const value = valueOf(initializer);
      return (
        ts.isArrayLiteralExpression(value) ||
        ts.isObjectLiteralExpression(value) ||
        ts.isLiteralExpression(value)
      );
    })
    .map(({ name }) => name.getText());

/**
 * Returns whether a module uses features that server components lack: hooks with state, event
 * handlers. A hook of the kit counts when `runsOnClient` returns true for its module.
 */
export const mustRunOnClient = (
  file: string,
  source: string,
  runsOnClient: (specifier: string) => boolean,
): boolean => {
  const countsFrom = (specifier: string) =>
    specifier.startsWith('.') ? runsOnClient(specifier) : true;

  const uses = (node: ts.Node): boolean => {
    if (ts.isImportDeclaration(node)) {
      const bindings = node.importClause?.namedBindings;
      return (
        node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword &&
        bindings !== undefined &&
        ts.isNamedImports(bindings) &&
        bindings.elements.some(
          ({ isTypeOnly, name, propertyName }) =>
            !isTypeOnly && isClientName((propertyName ?? name).text),
        ) &&
        countsFrom((node.moduleSpecifier as ts.StringLiteral).text)
      );
    }
    if (ts.isJsxAttribute(node) && isHandlerName(node.name.getText())) return true;
    if (ts.isJsxSpreadAttribute(node)) {
      const hasHandler = (inner: ts.Node): boolean =>
        (ts.isPropertyAssignment(inner) && isHandlerName(inner.name.getText())) ||
        (ts.forEachChild(inner, hasHandler) ?? false);
      if (hasHandler(node.expression)) return true;
    }
    return ts.forEachChild(node, uses) ?? false;
  };
  return uses(parse(file, source));
};
