import type { ReactNode } from 'react';
import { isShown } from './is-shown.ts';

interface PartProps {
  readonly as?: 'div' | 'p' | 'span';
  readonly id?: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Renders a part of a component in an element of its own, and nothing for a part that is not there. */
export const Part = ({ as: Tag = 'div', ...rest }: PartProps) =>
  isShown(rest.children) && <Tag {...rest} />;
