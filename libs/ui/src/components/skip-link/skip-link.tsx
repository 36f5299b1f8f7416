import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { ElementProps } from '../../internal/element-props/element-props.ts';
import * as styles from './skip-link.css.ts';

export type SkipLinkProps = ElementProps<
  'a',
  {
    /** The main content's fragment; `#main` by default. */
    readonly href?: string | undefined;
    /** 'Skip to main content' by default. */
    readonly children?: ReactNode;
  }
>;

/** Skips the navigation: the page's first link, visible while it has the focus. */
export const SkipLink = ({
  href = '#main',
  className,
  children = 'Skip to main content',
  ...rest
}: SkipLinkProps) => (
  <a {...rest} href={href} className={classNames(styles.skipLink, className)}>
    {children}
  </a>
);
