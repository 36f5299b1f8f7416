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

/**
 * Whether a module uses what server components do not have: hooks with state, event handlers. A
 * hook of the kit's own counts where `runsOnClient` says so of the module it comes from.
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
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return uses(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind));
};
