import { classNames } from '../../styles/class-names/class-names.ts';
import { card } from '../content-card/card.css.ts';
import { iconTile } from '../content-card/icon-tile.css.ts';
import type { ChildlessProps } from '../../internal/element-props/element-props.ts';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import { IconFrom, type IconSource } from '../icon/icon.tsx';
import * as styles from './feature-card.css.ts';

/** The colour of a feature's icon, by the job it does. */
export const featureTones = ['accent', 'highlight', 'success', 'neutral'] as const;
export type FeatureTone = (typeof featureTones)[number];

/**
 * `card` stands on a surface of its own; `row` is one of several below one another, `cell` one of a `Grid`, both with a
 * line above.
 */
export const featureLooks = ['card', 'row', 'cell'] as const;
export type FeatureLook = (typeof featureLooks)[number];

interface Feature {
  readonly title: string;
  /** One or two sentences: what it does for whom. */
  readonly description: string;
  /** The colour of the value or icon; `accent` by default. */
  readonly tone?: FeatureTone | undefined;
  /** Larger words, where a card is as wide as a third of the page; `md` by default. */
  readonly size?: 'md' | 'lg' | undefined;
  /** On a card of its own, by default, or one of the rows of a list, or of the cells of a grid. */
  readonly look?: FeatureLook | undefined;
  /** Heading level; 3 by default. */
  readonly level?: HeadingLevel | undefined;
}

/** A figure that speaks for itself, or an icon: one of them at most. */
type Sign =
  | {
      /** A short figure: '80+', '24/7', '30 %'. */
      readonly value?: string | undefined;
      readonly icon?: undefined;
    }
  | { readonly icon?: IconSource | undefined; readonly value?: undefined };

export type FeatureCardProps = ChildlessProps<'div', Feature & Sign> & Sign;

/** Shows a feature of a product: title, description, and a value or an icon. It is no link. */
export const FeatureCard = ({
  title,
  description,
  value,
  icon,
  tone = 'accent',
  size = 'md',
  look = 'card',
  level = 3,
  className,
  ...rest
}: FeatureCardProps) => (
  <div
    {...rest}
    className={classNames(
      look === 'card' ? card : styles.lined,
      look === 'row' && styles.row,
      look === 'card' && icon !== undefined && styles.signed,
      styles.feature,
      className,
    )}
    data-tone={tone === 'accent' ? undefined : tone}
    data-size={size === 'md' ? undefined : size}
  >
    {icon !== undefined && (
      <span className={classNames(iconTile, styles.mark)}>
        <IconFrom icon={icon} />
      </span>
    )}
    {value && <p className={styles.value}>{value}</p>}
    <Heading level={level} size={size === 'lg' ? 'xl' : 'lg'}>
      {title}
    </Heading>
    <p className={styles.description}>{description}</p>
  </div>
);
