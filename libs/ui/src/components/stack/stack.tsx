import type { ElementType } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { LayoutProps } from '../../internal/element-props/layout-props.ts';
import type { Space } from '../../styles/theme/tokens.ts';
import { gapped } from '../../styles/theme/gaps.css.ts';
import * as styles from './stack.css.ts';

export const stackAligns = ['start', 'center', 'end'] as const;
export type StackAlign = (typeof stackAligns)[number];

export type StackProps = LayoutProps<{
  /** Space between the children; `md` (1 rem) by default. */
  readonly gap?: Space | undefined;
  /** Alignment across; the children fill the width by default. `center` centres text, too. */
  readonly align?: StackAlign | undefined;
}>;

/** Lays out children one below the other, evenly spaced. */
export const Stack = ({ as = 'div', gap = 'md', align, className, ...rest }: StackProps) => {
  const Tag = as as ElementType;
  return (
    <Tag
      {...rest}
      className={classNames(styles.stack, gap !== 'md' && gapped, className)}
      data-gap={gap === 'md' ? undefined : gap}
      data-align={align}
    />
  );
};
