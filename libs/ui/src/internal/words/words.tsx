import type { ReactNode } from 'react';
import { isShown } from '../part/is-shown.ts';
import { words } from './words.css.ts';

interface WordsProps {
  /** `div` where paragraphs may stand within; `span` by default. */
  readonly as?: 'span' | 'div';
  readonly children: ReactNode;
}

/**
 * Wraps text that changes, or whose siblings come and go, in an element of its own. A browser that translates a page
 * moves each text into new elements: React can then neither change the text nor insert anything before it. Around more
 * than text it has no box.
 */
export const Words = ({ as: Tag = 'span', children }: WordsProps) =>
  isShown(children) && (
    <Tag className={typeof children === 'string' ? undefined : words}>{children}</Tag>
  );
