import { useId, type ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import { classNames } from '../../styles/class-names/class-names.ts';
import { card } from '../content-card/card.css.ts';
import type { ChildlessProps } from '../../internal/element-props/element-props.ts';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import { deferredCard } from '../../page/deferred-rendering/deferred-rendering.css.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { Part } from '../../internal/part/part.tsx';
import { isShown } from '../../internal/part/is-shown.ts';
import * as styles from './job-card.css.ts';

export interface JobCardLabels {
  readonly category?: string | undefined;
  readonly office?: string | undefined;
  readonly district?: string | undefined;
}

export type JobCardProps = ChildlessProps<
  'article',
  {
    readonly title: string;
    /** Heading level; 3 by default. */
    readonly level?: HeadingLevel | undefined;
    readonly category: string;
    readonly office: string;
    readonly district: string;
    /** In a badge, e.g. 'Full time'. */
    readonly jobType?: string | undefined;
    /** The last day, as it is to be read: dd-MM-yyyy. */
    readonly lastDate: string;
    /** The same for machines: yyyy-MM-dd. */
    readonly lastDateTime: string;
    /** The label of the last date; 'Last date for submission' by default. */
    readonly lastDateLabel?: string | undefined;
    /** A `Badge` that says the vacancy closes soon. */
    readonly closing?: ReactNode;
    /**
     * Apply and More Details. Every card has them, so each name should say whose it is: end it
     * with the title, in a `VisuallyHidden`.
     */
    readonly actions?: ReactNode;
    /** Spoken labels of category, office and district; English by default. */
    readonly labels?: JobCardLabels | undefined;
  }
>;

interface FactProps {
  readonly icon: IconName;
  readonly label: string;
  readonly value: string;
}

const Fact = ({ icon, label, value }: FactProps) => (
  <div className={styles.fact}>
    <dt className={styles.factIcon}>
      <Icon name={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </dt>
    <dd className={styles.factValue}>{value}</dd>
  </div>
);

/** Shows a vacancy in a list. */
export const JobCard = ({
  title,
  level = 3,
  category,
  office,
  district,
  jobType,
  lastDate,
  lastDateTime,
  lastDateLabel = 'Last date for submission',
  closing,
  actions,
  labels: {
    category: categoryLabel = 'Category',
    office: officeLabel = 'Office',
    district: districtLabel = 'District',
  } = {},
  className,
  ...rest
}: JobCardProps) => {
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      {...rest}
      className={classNames(card, deferredCard, styles.layout, className)}
    >
      <div className={styles.head}>
        <Heading level={level} size="lg" id={titleId} dir="auto">
          {title}
        </Heading>
        {(isShown(jobType) || isShown(closing)) && (
          <div className={styles.badges}>
            {jobType && <Badge tone="accent">{jobType}</Badge>}
            {closing}
          </div>
        )}
      </div>
      <dl className={styles.facts}>
        <Fact icon="briefcase" label={categoryLabel} value={category} />
        <Fact icon="building" label={officeLabel} value={office} />
        <Fact icon="pin" label={districtLabel} value={district} />
      </dl>
      <div className={styles.foot}>
        <dl className={styles.deadlines}>
          <div className={styles.deadline}>
            <dt>{lastDateLabel}:</dt>
            <dd>
              <time dateTime={lastDateTime} className={styles.date}>
                {lastDate}
              </time>
            </dd>
          </div>
        </dl>
        <Part className={styles.actions}>{actions}</Part>
      </div>
    </article>
  );
};
