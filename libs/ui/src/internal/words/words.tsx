import type { ReactNode } from 'react';
import { words } from './words.css.ts';

interface WordsProps {
  /** `div` where paragraphs may stand within; `span` by default. */
  readonly as?: 'span' | 'div';
  readonly children: ReactNode;
}

/**
 * An element of its own for text beside siblings that come and go, or that changes itself. A browser
 * that translates a page moves each text into elements of its own: React then finds the text no more,
 * neither to change it nor to put something before it. Around more than text it has no box.
 */
export const Words = ({ as: Tag = 'span', children }: WordsProps) =>
  children !== undefined && (
    <Tag className={typeof children === 'string' ? undefined : words}>{children}</Tag>
  );
