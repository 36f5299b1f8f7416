import { createBrand, forestAndClay, graphiteAndViolet, inkAndTeal } from '@example/ui/brand';

/** The brands the toolbar offers: the house's and two examples. */
export const brands = [inkAndTeal, forestAndClay, graphiteAndViolet] as const;

const titles: Readonly<Record<(typeof brands)[number]['name'], string>> = {
  'ink-and-teal': 'Ink and teal',
  'forest-and-clay': 'Forest and clay',
  'graphite-and-violet': 'Graphite and violet',
};

export const brandItems = brands.map(({ name }) => ({ value: name, title: titles[name] }));

/** Puts the brands' themes into the page, each for the root that asks for it. */
export const addBrandStyles = (): void => {
  const style = document.createElement('style');
  style.dataset['brands'] = '';
  style.textContent = brands
    .map((tokens) => createBrand(tokens, { scope: `:root[data-brand="${tokens.name}"]` }).css)
    .join('');
  document.head.append(style);
};
