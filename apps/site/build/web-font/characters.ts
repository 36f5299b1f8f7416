import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Printable ASCII, which visitors and vacancies use. */
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));

/** Quotes, dashes and bullets that office programs insert, and the no-break space. */
const typographic = Array.from('\u{A0}·–—‘’“”•…');

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.(?:test|stories|guide)\./.test(file);

/** Returns the characters of a source, escapes decoded. */
const charactersIn = (source: string): readonly string[] => [
  ...Array.from(source),
  ...[...source.matchAll(/\\u(?:\{([\da-f]{1,6})\}|([\da-f]{4}))/gi)].map(([, long, short]) =>
    String.fromCodePoint(Number.parseInt(long ?? short ?? '', 16)),
  ),
];

const isPrinted = (character: string) => !/[\p{C}\p{Zl}\p{Zp}]/u.test(character);

/** Returns ASCII, its typographic variants and the characters of all texts below some folders, sorted by number. */
export const charactersOf = (folders: readonly string[]): readonly string[] => {
  const texts = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(isSource)
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  );
  const characters = new Set([...ascii, ...typographic, ...texts.flatMap(charactersIn)]);
  return [...characters]
    .filter(isPrinted)
    .sort((one, other) => (one.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0));
};

const named = { amp: '&', lt: '<', gt: '>', quot: '"' } as const;

const decode = (text: string) =>
  text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot));/gi, (_, hex, decimal, name) =>
    name
      ? named[(name as string).toLowerCase() as keyof typeof named]
      : String.fromCodePoint(hex ? Number.parseInt(hex as string, 16) : Number(decimal)),
  );

/** Folders with the site's own texts. */
const sources = ['libs/content/src', 'apps/site/src', 'libs/ui/src/components'].map((folder) =>
  join(import.meta.dirname, '../../../..', folder),
);

/** Returns the characters of the site's own texts. */
export const siteCharacters = (): readonly string[] => charactersOf(sources);

/** Returns the characters of a page, values and placeholders included, that are not in a list. */
export const missingFrom = (characters: readonly string[], html: string): readonly string[] => {
  const body = html
    .slice(html.indexOf('<body'))
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/gi, '');
  const known = new Set(characters);
  return [...new Set(decode(body))].filter(
    (character) => isPrinted(character) && !known.has(character),
  );
};
