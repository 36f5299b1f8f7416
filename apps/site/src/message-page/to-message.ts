import type { Link } from '@example/content/types';

export interface Outcome {
  readonly heading: string;
  readonly text: string;
  readonly links: readonly Link[];
}

/** Turns an outcome into the message of a `MessagePage`. */
export const toMessage = ({ heading, text, links }: Outcome) => ({
  heading,
  paragraphs: [text],
  links,
});
