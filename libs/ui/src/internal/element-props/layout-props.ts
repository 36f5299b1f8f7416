import type { ComponentPropsWithoutRef, Ref } from 'react';

/** Elements a layout component can be. Lists (`ul`, `ol`) lose their markers, not their meaning. */
export type LayoutElement =
  | 'div'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'main'
  | 'nav'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'form'
  | 'fieldset'
  | 'span';

/** The props of a layout component: its own, and an element to be, `div` by default. */
export type LayoutProps<Own = unknown> = Own &
  Omit<ComponentPropsWithoutRef<'div'>, keyof Own | 'style'> & {
    readonly as?: LayoutElement | undefined;
    readonly ref?: Ref<HTMLElement> | undefined;
  };
