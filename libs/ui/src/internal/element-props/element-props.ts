import type { ComponentPropsWithRef, ElementType } from 'react';

/**
 * The props of a component whose root is `Tag`: its own, and everything the element takes but
 * `style`, which the pages' content security policy refuses.
 */
export type ElementProps<Tag extends ElementType, Own = unknown> = Own &
  Omit<ComponentPropsWithRef<Tag>, keyof Own | 'style'>;

/** The same of a component that takes no children. */
export type ChildlessProps<Tag extends ElementType, Own = unknown> = Omit<
  ElementProps<Tag, Own>,
  'children'
>;
