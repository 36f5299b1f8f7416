'use client';

import {
  createContext,
  createElement,
  useContext,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from 'react';

/** The props of a link: those of `<a>`, with an `href`. */
export type AnchorProps = ComponentPropsWithRef<'a'> & { readonly href: string };

/** Props without `undefined`, for `exactOptionalPropertyTypes`. */
type Given<Props> = { [Name in keyof Props]: Exclude<Props[Name], undefined> };

/** A router's link: takes the props of `<a>`, and goes to `href` without loading a new document. */
export type LinkComponent = ComponentType<Given<AnchorProps>>;

const LinkContext = createContext<LinkComponent | undefined>(undefined);

export interface LinkProviderProps {
  /** The router's link, or a component that passes `href` on under the router's name for it. */
  readonly component: LinkComponent;
  readonly children: ReactNode;
}

/**
 * Makes the kit render links to pages of the same site by a router's link component. Place it once around the app, in a
 * module of its own that starts with `'use client'`; its children may still be server components.
 */
export const LinkProvider = ({ component, children }: LinkProviderProps) => (
  <LinkContext value={component}>{children}</LinkContext>
);

/** Matches what the router does not handle: another site, a mail, a telephone number, a place on this page. */
const leavesRouter = /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i;

/** Renders a link inside the kit's components: the provider's, or a plain `<a>`. */
export const Anchor = (props: AnchorProps) => {
  const RouterLink = useContext(LinkContext);
  const isPlain =
    RouterLink === undefined ||
    leavesRouter.test(props.href) ||
    props.download !== undefined ||
    (props.target !== undefined && props.target !== '_self');
  return isPlain
    ? createElement('a', props)
    : createElement(RouterLink, props as Given<AnchorProps>);
};
