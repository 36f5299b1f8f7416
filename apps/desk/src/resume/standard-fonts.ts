const addresses = import.meta.glob<string>(
  '../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
  { query: '?url', import: 'default', eager: true },
);

const byName = new Map(
  Object.entries(addresses).map(([path, address]) => [
    path.slice(path.lastIndexOf('/') + 1),
    address,
  ]),
);

/** Returns the address of a standard font, which a PDF may use without embedding it. */
export const fontAddress = (name: string): string | undefined => byName.get(name);
