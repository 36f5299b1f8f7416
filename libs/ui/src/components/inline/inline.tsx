import type { ElementType } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { LayoutProps } from '../../internal/element-props/layout-props.ts';
import type { Space } from '../../styles/theme/tokens.ts';
import { gapped } from '../../styles/theme/gaps.css.ts';
import * as styles from './inline.css.ts';

export const inlineAligns = ['start', 'baseline', 'stretch'] as const;
export type InlineAlign = (typeof inlineAligns)[number];

export const inlineJustifies = ['center', 'end', 'between'] as const;
export type InlineJustify = (typeof inlineJustifies)[number];

export type InlineProps = LayoutProps<{
  /** Space between the children and between lines; `md` (1 rem) by default. */
  readonly gap?: Space | undefined;
  /** Alignment of the children across the line; centred by default. */
  readonly align?: InlineAlign | undefined;
  /** Position along the line; at its start by default. */
  readonly justify?: InlineJustify | undefined;
  /** Keeps everything on one line. */
  readonly nowrap?: boolean | undefined;
}>;

/** Lays out children beside one another, wrapping where the line ends. */
export const Inline = ({
  as = 'div',
  gap = 'md',
  align,
  justify,
  nowrap,
  className,
  ...rest
}: InlineProps) => {
  const Tag = as as ElementType;
  return (
    <Tag
      {...rest}
      className={classNames(styles.inline, gap !== 'md' && gapped, className)}
      data-gap={gap === 'md' ? undefined : gap}
      data-align={align}
      data-justify={justify}
      data-nowrap={nowrap === true ? '' : undefined}
    />
  );
};
