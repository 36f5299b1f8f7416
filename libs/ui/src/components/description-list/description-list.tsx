import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { ChildlessProps } from '../../internal/element-props/element-props.ts';
import * as styles from './description-list.css.ts';

/** `stacked`: each term above its description; `columns`: beside it, from 480 px, with hairlines. */
export const descriptionListLayouts = ['stacked', 'columns'] as const;
export type DescriptionListLayout = (typeof descriptionListLayouts)[number];

/** A term and its description. */
export interface DescriptionItem {
  readonly term: string;
  /** Several, where the term has several. */
  readonly description: ReactNode | readonly ReactNode[];
}

export type DescriptionListProps = ChildlessProps<
  'dl',
  {
    readonly items: readonly [DescriptionItem, ...DescriptionItem[]];
    /** Place of the descriptions; `stacked` by default. */
    readonly layout?: DescriptionListLayout | undefined;
  }
>;

/** Lists facts with their names: office hours, the figures of a vacancy. */
export const DescriptionList = ({
  items,
  layout = 'stacked',
  className,
  ...rest
}: DescriptionListProps) => (
  <dl
    {...rest}
    className={classNames(styles.list, className)}
    data-layout={layout === 'stacked' ? undefined : layout}
  >
    {items.map(({ term, description }, place) => (
      <div key={`${term} ${String(place)}`} className={styles.pair}>
        <dt className={styles.term}>{term}</dt>
        {(Array.isArray(description) ? description : [description]).map((one: ReactNode, index) => (
          <dd key={index} className={styles.description}>
            {one}
          </dd>
        ))}
      </div>
    ))}
  </dl>
);
