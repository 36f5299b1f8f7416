import axe, { type AxeResults, type ElementContext } from 'axe-core';
import { brands } from '../brands.ts';
import { brandShown, putOnRoot, type Globals } from '../surroundings.ts';
import { describeElement } from './find-faults.ts';

/** Rules whose outcome depends on colours. */
const colourRules = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] };

const themes = ['light', 'dark'] as const;

const run = async (context: ElementContext): Promise<AxeResults> =>
  axe.run(context, {
    runOnly: colourRules,
    resultTypes: ['violations', 'passes', 'incomplete'],
    elementRef: true,
    selectors: false,
  });

const findViolations = ({ violations }: AxeResults): readonly string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ element, failureSummary = '' }) => {
      const [, reason = ''] = failureSummary.split('\n').map((line) => line.trim());
      return `${id} at ${element ? describeElement(element) : 'an element'}: ${reason}`;
    }),
  );

/** Returns the checked elements, each with what axe measured: colours, size and weight of its text. */
const measured = ({ violations, passes, incomplete }: AxeResults) =>
  [...violations, ...passes, ...incomplete].flatMap(({ id, nodes }) =>
    nodes.flatMap(({ element, any }) =>
      element
        ? [{ element, seen: `${id} ${JSON.stringify(any.map(({ data }) => data as unknown))}` }]
        : [],
    ),
  );

/** Writes the colours that styles give to an element, its parent and what lies behind them. */
const writeColours = (element: Element): string => {
  const { parentElement } = element;
  const colours = [
    getComputedStyle(element).color,
    parentElement ? getComputedStyle(parentElement).color : '',
  ];
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(each);
    colours.push(
      [backgroundColor, backgroundImage, opacity]
        .filter((value) => !/^(none|1|rgba\(0, 0, 0, 0\))$/.test(value))
        .join(' '),
    );
  }
  return colours.filter((colour) => colour !== '').join(' < ');
};

/** Colours in which texts were readable, in all brands and themes, in this story or an earlier one. */
const readable = new Set<string>();

/**
 * Returns the elements of the mounted story whose contrast is too low, one line each. Looks at every element in
 * the brand and theme that are shown, and in the others once at elements of the same style and the same colours
 * in all of them. Storybook's own run of axe leaves colours out (`preview.tsx`).
 */
export const findLowContrast = async (
  globals: Globals,
  context: ElementContext,
): Promise<readonly string[]> => {
  const { tokens: own, theme: shown } = brandShown(globals, false);
  const others = brands
    .flatMap(({ name: brand }) => themes.map((theme) => ({ brand, theme })))
    .filter(({ brand, theme }) => brand !== own.name || theme !== shown);
  const faults: string[] = [];
  const look = async (surroundings: { brand: string; theme: string }, where: ElementContext) => {
    putOnRoot({ ...globals, ...surroundings });
    const results = await run(where);
    faults.push(
      ...findViolations(results).map(
        (fault) => `brand ${surroundings.brand}, ${surroundings.theme}: ${fault}`,
      ),
    );
    return results;
  };
  const colours = new Map<Element, string>();
  const note = (element: Element, seen: string) => {
    colours.set(element, `${colours.get(element) ?? ''}${seen}\n`);
  };
  const here = { brand: own.name, theme: shown };
  for (const { element, seen } of measured(await look(here, context)))
    note(element, `${own.name} ${shown} ${seen} ${element.className}`);
  const elements = [...colours.keys()];
  for (const surroundings of [here, ...others]) {
    putOnRoot({ ...globals, ...surroundings });
    for (const element of elements) note(element, writeColours(element));
  }
  const unknown = new Map(
    [...colours]
      .filter(([, seen]) => !readable.has(seen))
      .map(([element, seen]) => [seen, element]),
  );
  if (unknown.size > 0)
    for (const surroundings of others) await look(surroundings, { include: [...unknown.values()] });
  putOnRoot(globals);
  if (faults.length === 0) for (const seen of unknown.keys()) readable.add(seen);
  return faults;
};
