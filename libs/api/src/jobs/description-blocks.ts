/** A part of a job description: a paragraph, or a list with the line above it as its heading. */
export type DescriptionBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly heading?: string; readonly items: readonly string[] };

const BULLET = '- ';

/**
 * Returns the parts of a description's plain text. Blank lines separate paragraphs; lines that begin with a
 * hyphen are list items.
 */
export const descriptionBlocks = (description: string): readonly DescriptionBlock[] =>
  description
    .split(/\r?\n[ \t]*\r?\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .flatMap((block): DescriptionBlock[] => {
      const lines = block.split(/\r?\n/).map((line) => line.trim());
      const items = lines
        .filter((line) => line.startsWith(BULLET))
        .map((line) => line.slice(BULLET.length));
      const words = lines.filter((line) => !line.startsWith(BULLET)).join(' ');
      if (items.length === 0) return [{ kind: 'paragraph', text: words }];
      return [{ kind: 'list', items, ...(words && { heading: words }) }];
    });
