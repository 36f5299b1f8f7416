import { ApiError } from '@example/api/problem';
import { Icon } from '@example/ui/icon';
import { Skeleton, SkeletonGroup } from '@example/ui/skeleton';
import { useSlidingIn } from '@example/ui/use-sliding-in';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { Link, type To } from 'react-router-dom';
import type { DetailLinks } from '../lists/list-view.tsx';
import { Failure } from '../view/failure.tsx';
import { useTitleWhile } from '../view/use-title.ts';
import * as controls from '../style/controls.css.ts';
import { messages } from '../messages/details.ts';
import type { detailTexts } from '../messages/lists.ts';
import * as styles from './detail-panel.css.ts';
import { told } from '../style/told.css.ts';

interface StepProps {
  readonly to: To | undefined;
  readonly label: string;
  readonly icon: 'chevron-left' | 'chevron-right';
}

const Step = ({ to, label, icon }: StepProps) =>
  to === undefined ? (
    <button type="button" className={controls.iconButton} aria-label={label} disabled>
      <Icon name={icon} />
    </button>
  ) : (
    <Link to={to} className={controls.iconButton} aria-label={label} title={label}>
      <Icon name={icon} />
    </Link>
  );

interface DetailPanelProps<T> extends DetailLinks {
  /** Id of the open item. Another id scrolls the panel to its top. */
  readonly id: string;
  /** Id as it is shown; `id` by default. */
  readonly shownId?: string;
  readonly texts: { readonly title: string; readonly detail: ReturnType<typeof detailTexts> };
  readonly query: {
    readonly data: T | undefined;
    readonly error: Error | null;
    readonly refetch: () => Promise<unknown>;
  };
  readonly children: (data: T) => ReactNode;
}

/** Details of an item beside the list; over the list on a narrow screen. */
export const DetailPanel = <T,>({
  id,
  shownId = id,
  texts: { title, detail },
  query: { data: known, error, refetch },
  back,
  previous,
  next,
  children,
}: DetailPanelProps<T>) => {
  const panel = useRef<HTMLElement>(null);
  // What a colleague deleted or erased is not shown any longer.
  const isGone = error instanceof ApiError && error.kind === 'not-found';
  const data = isGone ? undefined : known;
  const isShown = data !== undefined;
  useSlidingIn(panel);
  // The loaded details set their own title.
  useTitleWhile(!isShown, shownId, title);

  const isSettled = isShown || error !== null;
  const said = useRef<HTMLParagraphElement>(null);
  // Moves the focus to the details, where reading continues and the arrow keys scroll, or to why there are none.
  useEffect(() => {
    const own = panel.current;
    if (isSettled) own?.focus({ preventScroll: true });
    own?.scrollTo(0, 0);
    // Says what is shown: from one item to the next the focus stays where it is.
    const name = isShown ? own?.querySelector('h2')?.textContent : undefined;
    if (said.current) said.current.textContent = name ?? '';
  }, [id, isShown, isSettled]);

  const hasFocus = useRef(false);
  // Keeps the focus when what had it goes, such as a button that was pressed. React calls no `onBlur` then.
  useEffect(() => {
    const own = panel.current;
    if (own === null) return undefined;
    const observer = new MutationObserver(() => {
      if (hasFocus.current && document.activeElement === document.body)
        own.focus({ preventScroll: true });
    });
    observer.observe(own, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears where the focus is
    <aside
      ref={panel}
      aria-label={detail.label}
      tabIndex={-1}
      className={styles.panel}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
    >
      {/* On a narrow screen the panel covers the list, whose heading cannot be reached then. */}
      <h1 className={styles.narrowHeading}>{title}</h1>
      <p ref={said} role="status" className={told} />
      <div className={styles.bar}>
        <Link to={back} className={styles.back}>
          <Icon name="arrow-left" />
          {detail.back}
        </Link>
        <span className={styles.reference}>{shownId}</span>
        <Step to={previous} label={detail.previous} icon="chevron-left" />
        <Step to={next} label={detail.next} icon="chevron-right" />
        <Link
          to={back}
          className={`${controls.iconButton} ${styles.close}`}
          aria-label={messages.close}
          title={messages.close}
        >
          <Icon name="close" />
        </Link>
      </div>
      {data !== undefined ? (
        children(data)
      ) : error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonGroup label={detail.loading} className={styles.skeletons}>
          <Skeleton />
          <Skeleton lines={4} />
          <Skeleton shape="block" size="lg" />
        </SkeletonGroup>
      )}
    </aside>
  );
};

interface DetailHeadProps {
  readonly name: string;
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
  /** Notice below the name and the actions. */
  readonly children?: ReactNode;
}

export const DetailHead = ({ name, subtitle, actions, children }: DetailHeadProps) => (
  <div className={styles.head}>
    <div className={styles.titles}>
      <h2 className={styles.name} tabIndex={-1}>
        {name}
      </h2>
      {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
    </div>
    {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    {children}
  </div>
);

export const Facts = ({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) => (
  <dl className={styles.facts}>
    {facts.map(([term, fact]) => (
      <div key={term} className={styles.fact}>
        <dt className={styles.term}>{term}</dt>
        <dd>{fact}</dd>
      </div>
    ))}
  </dl>
);

interface MailLinkProps {
  readonly to: string;
  /** True when a mail was given up because the address was refused. */
  readonly refused?: boolean | undefined;
}

/** Renders a link that writes to an address, with a hint when the address is refused. */
export const MailLink = ({ to, refused = false }: MailLinkProps) => (
  <>
    {/* Chromium reads a space where the address may break. */}
    <a className={styles.link} href={`mailto:${to}`} aria-label={to}>
      {to.split(/(?=[@._-])/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </a>
    {refused && <p className={styles.muted}>{messages.addressRefused}</p>}
  </>
);

/**
 * Renders a link that calls a telephone number. Twelve digits are a number with its country's code, which cannot be
 * called without `+`. An Indian mobile number is shown in its groups.
 */
export const PhoneLink = ({ to }: { readonly to: string }) => {
  const shown = to
    .replace(/^[1-9]\d{11}$/, '+$&')
    .replace(/^(\+91)?([6-9]\d{4})(\d{5})$/, (...[, country, start, end]: string[]) =>
      [country, start, end].filter(Boolean).join(' '),
    );
  return (
    <a className={styles.link} href={`tel:${shown.replaceAll(/[^\d+]/g, '')}`}>
      {shown}
    </a>
  );
};

interface DetailSectionProps {
  readonly heading: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export const DetailSection = ({ heading, action, children }: DetailSectionProps) => (
  <section className={styles.section}>
    <div className={styles.sectionHead}>
      <h3 className={styles.sectionName}>{heading}</h3>
      {action}
    </div>
    {children}
  </section>
);
