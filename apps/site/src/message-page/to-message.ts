import type { Link } from '@example/content/types';

export interface Outcome {
  readonly heading: string;
  readonly text: string;
  readonly links: readonly Link[];
}

/** How something ended, as `MessagePage` says it. */
export const toMessage = ({ heading, text, links }: Outcome) => ({
  heading,
  paragraphs: [text],
  links,
});
