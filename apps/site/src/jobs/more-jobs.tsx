import type { JobFilter } from '@example/api/jobs';
import { JOBS_PER_PAGE } from '@example/api/limits';
import { career } from '@example/content/career';
import { Button } from '@example/ui/button';
import { EmptyState } from '@example/ui/empty-state';
import { Inline } from '@example/ui/inline';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import { useEffect, useRef } from 'react';
import { pageHref } from './job-links.ts';
import { isPlain } from './use-job-view.ts';

const { more, loadFailure } = career;

/** Says that the service could not be reached. */
export const SearchFailure = ({ onRetry }: { readonly onRetry: () => void }) => {
  const retry = useRef<HTMLButtonElement>(null);
  // After a retry that failed too, the pressed button is gone.
  useEffect(() => {
    if (document.activeElement === document.body) retry.current?.focus({ preventScroll: true });
  }, []);
  return (
    <EmptyState
      tone="danger"
      role="alert"
      heading={loadFailure.heading}
      action={
        <Button ref={retry} onClick={onRetry}>
          {loadFailure.retry}
        </Button>
      }
    >
      {loadFailure.text}
    </EmptyState>
  );
};

interface PagesProps {
  readonly filter: JobFilter;
  readonly pages: Readonly<Record<'first' | 'last' | 'count', number>>;
}

/** Links to the page before the first shown one. */
export const PreviousJobs = ({ filter, pages }: PagesProps) =>
  pages.first > 1 && (
    <Inline>
      <Button href={pageHref(filter, pages.first - 1)} variant="secondary">
        {more.showPrevious}
      </Button>
    </Inline>
  );

interface MoreJobsProps extends PagesProps {
  readonly shown: number;
  readonly total: number;
  /** Appends the page at a URL to the list. */
  readonly onShowMore: (href: string) => void;
}

/** Says which of the vacancies found are shown, and links to the next page, which is added within the page. */
export const MoreJobs = ({ filter, pages, shown, total, onShowMore }: MoreJobsProps) => {
  if (pages.count <= 1) return null;
  const before = (pages.first - 1) * JOBS_PER_PAGE;
  const href = pageHref(filter, pages.last + 1);
  return (
    <Stack gap="sm">
      <Text size="sm" tone="muted">
        {more.shown(before + 1, Math.min(before + shown, total), total)}
      </Text>
      {pages.last < pages.count && (
        <Inline>
          <Button
            href={href}
            variant="secondary"
            onClick={(event) => {
              if (!isPlain(event)) return;
              onShowMore(href);
              event.preventDefault();
            }}
          >
            {more.showMore}
          </Button>
        </Inline>
      )}
    </Stack>
  );
};
