import type { ComponentPropsWithoutRef, Ref } from 'react';

/** Elements that a layout component can render. Lists (`ul`, `ol`) lose their markers, not their semantics. */
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

/** Props of `form` and `fieldset`, for a component that is rendered as one. */
type FormProps = Pick<
  ComponentPropsWithoutRef<'form'>,
  'action' | 'encType' | 'method' | 'noValidate' | 'onReset' | 'onSubmit'
> &
  Pick<ComponentPropsWithoutRef<'fieldset'>, 'disabled' | 'name'>;

/** The props of a layout component: its own, and the element to render, `div` by default. */
export type LayoutProps<Own = unknown> = Own &
  Omit<ComponentPropsWithoutRef<'div'> & FormProps, keyof Own | 'onReset' | 'onSubmit' | 'style'> &
  Pick<FormProps, 'onReset' | 'onSubmit'> & {
    readonly as?: LayoutElement | undefined;
    readonly ref?: Ref<HTMLElement> | undefined;
  };
