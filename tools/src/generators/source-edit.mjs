import ts from 'typescript';

/**
 * Edits TypeScript sources by their declarations, whatever their layout. The formatter tidies the result.
 * Each function throws when the source lacks the declaration.
 */

/** @param {string} source */
const parse = (source) =>
  ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);

/**
 * Returns the first node that passes, from `node` itself down.
 *
 * @template {ts.Node} Found
 * @param {ts.Node} node
 * @param {(candidate: ts.Node) => candidate is Found} passes
 * @returns {Found | undefined}
 */
const find = (node, passes) =>
  passes(node) ? node : ts.forEachChild(node, (child) => find(child, passes));

/**
 * Returns a value without `as const` or `satisfies …`.
 *
 * @param {ts.Node | undefined} node @returns {ts.Node | undefined}
 */
const bare = (node) =>
  node && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    ? bare(node.expression)
    : node;

/** @param {ts.Node} node @param {string} name */
const valueOf = (node, name) => {
  const declaration = find(
    node,
    /** @returns {candidate is ts.VariableDeclaration | ts.PropertyAssignment} */ (candidate) =>
      (ts.isVariableDeclaration(candidate) || ts.isPropertyAssignment(candidate)) &&
      candidate.name.getText() === name,
  );
  return bare(declaration?.initializer);
};

/**
 * Inserts `text` after the last entry of a list or object, or before the given entry.
 *
 * @param {string} source
 * @param {ts.Node | undefined} list
 * @param {string} text
 * @param {string} where description of the place, for the error
 * @param {ts.Node} [before]
 */
const insert = (source, list, text, where, before) => {
  if (!list || !(ts.isArrayLiteralExpression(list) || ts.isObjectLiteralExpression(list))) {
    throw new Error(`There is no ${where} to add to.`);
  }
  if (before) {
    return `${source.slice(0, before.getStart())}${text}, ${source.slice(before.getStart())}`;
  }
  const entries = ts.isArrayLiteralExpression(list) ? list.elements : list.properties;
  const end = entries.at(-1)?.getEnd() ?? list.getStart() + 1;
  return `${source.slice(0, end)}${entries.length > 0 ? ', ' : ''}${text}${source.slice(end)}`;
};

/**
 * Adds an entry to the list or object that the variable `name` holds.
 *
 * @param {string} source
 * @param {string} name
 * @param {string} entry
 */
export const addEntry = (source, name, entry) =>
  insert(source, valueOf(parse(source), name), entry, name);

/**
 * Adds an entry to the list `list` of the object with this `id` in the variable `name`.
 *
 * @param {string} source
 * @param {{ readonly name: string; readonly id: string; readonly list: string }} place
 * @param {string} entry
 */
export const addEntryById = (source, { name, id, list }, entry) => {
  const all = valueOf(parse(source), name);
  const named =
    all &&
    find(
      all,
      /** @returns {candidate is ts.ObjectLiteralExpression} */ (candidate) =>
        ts.isObjectLiteralExpression(candidate) &&
        candidate.properties.some(
          (property) =>
            ts.isPropertyAssignment(property) &&
            property.name.getText() === 'id' &&
            ts.isStringLiteral(property.initializer) &&
            property.initializer.text === id,
        ),
    );
  return insert(source, named && valueOf(named, list), entry, `${name}, ${id}, ${list}`);
};

/**
 * Adds an entry to the list that spreads the variable `spread`, before the spread.
 *
 * @param {string} source
 * @param {string} spread
 * @param {string} entry
 */
export const addEntryBeforeSpread = (source, spread, entry) => {
  const element = find(
    parse(source),
    /** @returns {candidate is ts.SpreadElement} */ (candidate) =>
      ts.isSpreadElement(candidate) && candidate.expression.getText() === spread,
  );
  return insert(source, element?.parent, entry, `list with ...${spread}`, element);
};

/**
 * Imports `name` from the module `from`, in the alphabetical order of the modules.
 *
 * @param {string} source
 * @param {string} name
 * @param {string} from
 */
export const addImport = (source, name, from) => {
  const statement = `import { ${name} } from '${from}';\n`;
  const imports = parse(source).statements.filter(ts.isImportDeclaration);
  const next = imports.find(
    ({ moduleSpecifier }) =>
      ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text.localeCompare(from) > 0,
  );
  const last = imports.at(-1);
  const at = next ? next.getStart() : last ? last.getEnd() + 1 : 0;
  return source.slice(0, at) + statement + source.slice(at);
};
