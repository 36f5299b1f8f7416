import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { ElementProps } from '../../internal/element-props/element-props.ts';
import { Anchor } from '../link-provider/link-provider.tsx';
import * as styles from './link.css.ts';

export const linkTones = ['accent', 'text', 'muted'] as const;
export type LinkTone = (typeof linkTones)[number];

export const linkUnderlines = ['always', 'hover', 'none'] as const;
export type LinkUnderline = (typeof linkUnderlines)[number];

export type LinkProps = ElementProps<
  'a',
  {
    readonly href: string;
    /** The words of the link: they name its target even in a list of links. */
    readonly children: ReactNode;
    /** The colour; `accent` by default, `text` is that of the surroundings. */
    readonly tone?: LinkTone | undefined;
    /**
     * When it is underlined; `always` by default. A link inside running text keeps its underline;
     * only lists of links may go without.
     */
    readonly underline?: LinkUnderline | undefined;
    /** Stands on its own line: bolder, higher to touch, and in line with an icon beside its text. */
    readonly standalone?: boolean | undefined;
  }
>;

/** Renders a link. For one that looks like a button, take `Button` with `href`. */
export const Link = ({
  tone = 'accent',
  underline = 'always',
  standalone,
  className,
  ...rest
}: LinkProps) => (
  <Anchor
    {...rest}
    className={classNames(styles.link, className)}
    data-tone={tone === 'accent' ? undefined : tone}
    data-underline={underline === 'always' ? undefined : underline}
    data-standalone={standalone === true ? '' : undefined}
  />
);
