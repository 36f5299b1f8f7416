import type { ElementType, Ref } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { ElementProps } from '../../internal/element-props/element-props.ts';
import * as styles from './text.css.ts';

export const textSizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
export type TextSize = (typeof textSizes)[number];

export const textTones = ['muted', 'accent', 'danger', 'success'] as const;
export type TextTone = (typeof textTones)[number];

export const textWeights = ['medium', 'bold'] as const;
export type TextWeight = (typeof textWeights)[number];

export type TextProps = ElementProps<
  'p',
  {
    /** The element; a paragraph by default. */
    readonly as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'time' | undefined;
    /** Size; that of the surroundings by default. */
    readonly size?: TextSize | undefined;
    /** Colour; that of the surroundings by default. */
    readonly tone?: TextTone | undefined;
    /** Weight; that of the surroundings by default. `bold` is 650. */
    readonly weight?: TextWeight | undefined;
    /** A paragraph is at most 65 characters wide; this lets it fill its parent. */
    readonly fullWidth?: boolean | undefined;
    /** Keeps the words on one line: a reference number, a date. */
    readonly noWrap?: boolean | undefined;
    /** For a `time`: the same in ISO form, '2025-01-31'. */
    readonly dateTime?: string | undefined;
    readonly ref?: Ref<HTMLElement> | undefined;
  }
>;

/** Renders running text: sizes, tones and weights for a paragraph or a few words in one. */
export const Text = ({
  as = 'p',
  size,
  tone,
  weight,
  fullWidth,
  noWrap,
  className,
  ...rest
}: TextProps) => {
  const Tag = as as ElementType;
  return (
    <Tag
      {...rest}
      className={classNames(styles.text, className)}
      data-size={size}
      data-tone={tone}
      data-weight={weight}
      data-full={fullWidth === true ? '' : undefined}
      data-nowrap={noWrap === true ? '' : undefined}
    />
  );
};
