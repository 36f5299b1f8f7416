import { createBrand, forestAndClay, graphiteAndViolet, inkAndTeal } from '@example/ui/brand';

/** Brands of the toolbar: the default and two examples. */
export const brands = [inkAndTeal, forestAndClay, graphiteAndViolet] as const;

const titles: Readonly<Record<(typeof brands)[number]['name'], string>> = {
  'ink-and-teal': 'Ink and teal',
  'forest-and-clay': 'Forest and clay',
  'graphite-and-violet': 'Graphite and violet',
};

export const brandItems = brands.map(({ name }) => ({ value: name, title: titles[name] }));

/** Adds the styles of all brands to the page, each scoped to a root with the brand's name. */
export const addBrandStyles = (): void => {
  const style = document.createElement('style');
  style.dataset['brands'] = '';
  style.textContent = brands
    .map((tokens) => createBrand(tokens, { scope: `:root[data-brand="${tokens.name}"]` }).css)
    .join('');
  document.head.append(style);
};
