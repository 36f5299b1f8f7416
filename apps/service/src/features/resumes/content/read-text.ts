import { PDF_SIGNATURE, readHead } from './check-content.ts';
import { withPdf } from './check-pdf.ts';
import { readWordPackage } from './check-word-package.ts';
import type { ContentToCheck } from './content.ts';
import { readWordBinary } from './read-word-binary.ts';

/** Most characters that are read of a resume, and most pages of a PDF. */
export const LONGEST_TEXT = 100_000;
const MOST_PAGES = 50;
/** Processor time after which no further page is read, in ms. */
const MOST_CPU_MS = 2_500;

const readPdf = async (path: string): Promise<string> => {
  const start = Math.max(0, readHead(path).indexOf(PDF_SIGNATURE));
  const begun = process.cpuUsage();
  const isTimeLeft = () => {
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1_000 < MOST_CPU_MS;
  };
  let text = '';
  await withPdf(path, start, async (document) => {
    const pages = Math.min(document.numPages, MOST_PAGES);
    for (
      let number = 1;
      number <= pages && text.length < LONGEST_TEXT && isTimeLeft();
      number += 1
    ) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      for (const item of items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '');
      text += '\n';
      page.cleanup();
    }
    // The text before the place where a PDF breaks off is worth keeping.
  }).catch(() => undefined);
  return text;
};

/** Normalizes letters and spaces, and leaves out characters that no text has. */
const tidy = (text: string): string =>
  text
    .normalize('NFKC')
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Z}]+/gu, ' ')
    .replaceAll(/[\p{Cf}\p{Co}\p{Cn}\uFFFD]/gu, '')
    .trim()
    .slice(0, LONGEST_TEXT)
    .toWellFormed();

/** Reads the text of a resume, as far as it can be read. Returns an empty text for any other file. */
export const readText = async ({ path, type }: ContentToCheck): Promise<string> => {
  try {
    if (type === 'pdf') return tidy(await readPdf(path));
    if (type === 'docx') return tidy(await readWordPackage(path, LONGEST_TEXT));
    return tidy(readWordBinary(path, LONGEST_TEXT));
  } catch (error) {
    // An error of the disk. Any other means that the document contradicts itself.
    if (error instanceof Error && 'syscall' in error) throw error;
    return '';
  }
};
