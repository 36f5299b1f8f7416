import type { StoryContext } from '@storybook/react-vite';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { format } from 'prettier/standalone';
import { closesDialog, opensDialog } from '@example/ui/dialog';
import { createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import manifest from '../libs/ui/package.json' with { type: 'json' };
import { onInverse } from '../libs/ui/src/testing/decorators.tsx';

const barrels = import.meta.glob<string>('../libs/ui/src/*/*/index.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Returns the names that a module exports as `export { one, type Other } from …`, without the types. */
const exportedNames = (source: string): readonly string[] =>
  [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^\w+$/.test(name)),
  );

/** Subpath of each name that the design system exports: `Badge` → `badge`. */
const subpaths: ReadonlyMap<string, string> = new Map(
  Object.entries(manifest.exports).flatMap(([subpath, file]) =>
    exportedNames(barrels[file.replace('./', '../libs/ui/')] ?? '').map(
      (name) => [name, subpath.slice('./'.length)] as const,
    ),
  ),
);

type Component = ((props: unknown) => ReactNode) & { readonly displayName?: string };

/** Returns the name of a component. The build shortens the names of functions. */
const nameOf = ({ displayName, name }: Component) => displayName ?? name;

/** Marks an element that gets what a render prop is called with. */
const PASSED_ON = 'data-passed-on';

/** Props that no user writes: the stories' own styles, test ids and states, and React's own. */
const left = new Set(['children', 'className', 'data-forced', 'data-testid', 'ref', PASSED_ON]);

type Props = Readonly<Record<string, unknown>>;

const propsOf = (element: ReactElement): Props => element.props as Props;

const printValue = (value: unknown): string => {
  if (typeof value === 'function') return '() => {}';
  if (typeof value === 'string') return JSON.stringify(value);
  if (isValidElement(value)) return printElement(value) || 'null';
  if (Array.isArray(value)) return `[${value.map(printValue).join(', ')}]`;
  if (value instanceof Date) return `new Date(${JSON.stringify(value.toISOString())})`;
  if (value instanceof File) return `new File([], ${JSON.stringify(value.name)})`;
  if (value instanceof Set) return `new Set(${printValue([...value])})`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, each]) => each !== undefined);
    return `{${entries.map(([name, each]) => `${JSON.stringify(name)}: ${printValue(each)}`).join(', ')}}`;
  }
  return String(value);
};

const printProp = ([name, value]: readonly [string, unknown]): string => {
  if (value === true) return ` ${name}`;
  return typeof value === 'string' && !/["\\\n&]/.test(value)
    ? ` ${name}="${value}"`
    : ` ${name}={${printValue(value)}}`;
};

/** Functions of the design system whose result is spread into an element. */
const spreads = { closesDialog, opensDialog };

/**
 * Prints the attributes that such a function creates as its call: `{...opensDialog("apply")}`. The types
 * allow them in no other way.
 */
const printSpread = (props: Props): string | undefined => {
  const { commandfor, command } = props;
  if (typeof commandfor !== 'string') return undefined;
  const spread = Object.entries(spreads).find(([, make]) => make(commandfor).command === command);
  return spread && ` {...${spread[0]}(${JSON.stringify(commandfor)})}`;
};

const printText = (text: string): string =>
  /[{}<>&\\\n]|^\s|\s$/.test(text) ? `{${JSON.stringify(text)}}` : text;

type RenderProp = (props: object) => ReactNode;

/** Prints a function that draws the children: `{(props) => <input {...props} type="file" />}`. */
const printRenderProp = (draw: RenderProp): string =>
  `{(props) => ${printNode(draw({ [PASSED_ON]: '' }))}}`;

const printChildren = (children: unknown): string => {
  const printed: string[] = [];
  let text = '';
  const endText = () => {
    if (text !== '') printed.push(printText(text));
    text = '';
  };
  const visit = (child: unknown): void => {
    if (Array.isArray(child)) for (const each of child) visit(each);
    else if (isValidElement<Props>(child) && child.type === Fragment)
      visit(child.props['children']);
    else if (isValidElement(child)) {
      endText();
      printed.push(printElement(child));
    } else if (typeof child === 'function') {
      endText();
      printed.push(printRenderProp(child as RenderProp));
    } else if (typeof child === 'string' || typeof child === 'number') text += String(child);
  };
  visit(children);
  endText();
  return printed.join('');
};

const printTag = (tag: string, props: Props): string => {
  const children = printChildren(props['children']);
  const spread = printSpread(props);
  const given = Object.entries(props)
    .filter(([name, value]) => value !== undefined && value !== null && !left.has(name))
    .filter(([name]) => spread === undefined || !name.startsWith('command'))
    .map(printProp)
    .concat(spread ?? '')
    .join('');
  // An empty box, which only adds space.
  if (/^(div|span)$/.test(tag) && given === '' && children === '') return '';
  const opening = `<${tag}${PASSED_ON in props ? ' {...props}' : ''}${given}`;
  return children === '' ? `${opening} />` : `${opening}>${children}</${tag}>`;
};

/** Prints an element. A component that the design system does not export is printed as the elements it renders. */
const printElement = (element: ReactElement): string => {
  const { type } = element;
  const props = propsOf(element);
  if (typeof type === 'string') return printTag(type, props);
  if (typeof type === 'function') {
    const component = type as Component;
    if (subpaths.has(nameOf(component))) return printTag(nameOf(component), props);
    return printNode(component(props));
  }
  const children = printChildren(props['children']);
  return type === Fragment && children !== '' ? `<>${children}</>` : children;
};

const printNode = (node: unknown): string =>
  isValidElement(node) ? printElement(node) : printChildren(node);

/** Calls a function that may use hooks. Renders it on the server, where no effect runs. */
const inRender = <Value,>(call: () => Value): Value => {
  const results: Value[] = [];
  const Probe = () => {
    results.push(call());
    return null;
  };
  renderToStaticMarkup(<Probe />);
  const [result] = results;
  if (results.length === 0) throw new Error('React did not render');
  return result as Value;
};

/** Returns the names that JSX takes from the design system, each once: components, functions spread into them, classes. */
const namesIn = (jsx: string): readonly string[] =>
  [
    ...new Set(
      [...jsx.matchAll(/(?:<(?=[A-Z])|\{\.\.\.|className=\{)(\w+)/g)].map(([, name = '']) => name),
    ),
  ].filter((name) => subpaths.has(name));

const importLines = (jsx: string): readonly string[] => {
  const names = new Map<string, string[]>();
  for (const tag of namesIn(jsx)) {
    const subpath = subpaths.get(tag) ?? '';
    names.set(subpath, [...(names.get(subpath) ?? []), tag]);
  }
  return [...names]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(
      ([subpath, tags]) => `import { ${tags.sort().join(', ')} } from '@example/ui/${subpath}';`,
    );
};

const formatted = new Map<string, Promise<string>>();

/** Formats code. Storybook asks for every story of a page again when the code of one arrives. */
const formatOnce = async (code: string): Promise<string> => {
  const known =
    formatted.get(code) ??
    format(code, {
      parser: 'babel-ts',
      plugins: [babel, estree],
      printWidth: 80,
      singleQuote: true,
    });
  formatted.set(code, known);
  return known;
};

/** A story as its module exports it; the types of Storybook leave it out. */
interface Exported {
  readonly moduleExport?: { readonly decorators?: unknown };
}

/** Puts the code of a story that is shown on the inverse surface onto it. */
const onItsSurface = (jsx: string, { moduleExport }: Exported): string =>
  [moduleExport?.decorators].flat().includes(onInverse)
    ? `<div className={inverseSurface}>${jsx}</div>`
    : jsx;

/**
 * Returns the code of a story: JSX as a user of the design system writes it, after the imports of its
 * components. Event handlers are empty: an example with state is a module of its own.
 */
export const storyCode = async (context: StoryContext): Promise<string> => {
  const { component } = context;
  const rendered = inRender(() => printNode(context.originalStoryFn(context.args, context)));
  const main = component === undefined ? '' : nameOf(component as Component);
  // A story that adds its component to the page by script has none of the kit among its elements.
  const drawn =
    component === undefined || !subpaths.has(main) || namesIn(rendered).length > 0
      ? rendered
      : printElement(createElement(component, context.args));
  const jsx = onItsSurface(drawn, context as Exported);
  const code = await formatOnce(`${importLines(jsx).join('\n')}\n\n${jsx}`);
  return code.trim().replace(/;$/, '');
};
