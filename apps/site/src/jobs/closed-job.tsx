import { type ClosedJob as Closed, type Job, type JobFilter, similarJobs } from '@example/api/jobs';
import { career } from '@example/content/career';
import { Button } from '@example/ui/button';
import { EmptyState } from '@example/ui/empty-state';
import { Heading } from '@example/ui/heading';
import { Link } from '@example/ui/link';
import { List } from '@example/ui/list';
import { Section } from '@example/ui/section';
import { Stack } from '@example/ui/stack';
import { formatDate } from './format-date.ts';
import { detailsHref } from './job-links.ts';
import type { useJobView } from './use-job-view.ts';

const { closed } = career;

interface SimilarProps {
  readonly jobs: readonly Job[];
  readonly filter: JobFilter;
  readonly followLink: ReturnType<typeof useJobView>['followLink'];
}

const Similar = ({ jobs, filter, followLink }: SimilarProps) => (
  <Stack gap="sm">
    <Heading level={3} size="md">
      {closed.similar}
    </Heading>
    <List
      items={jobs.map((job) => {
        const href = detailsHref(job, filter);
        return (
          <>
            <Link href={href} onClick={followLink(href)}>
              {job.job_title}
            </Link>
            {closed.similarFacts(job.district_name, formatDate(job.last_date))}
          </>
        );
      })}
    />
  </Stack>
);

interface ClosedJobProps extends SimilarProps {
  /** What it was; `undefined` where there never was such a vacancy, or nobody said. */
  readonly was: Closed | undefined;
}

/** Says that the vacancy of the address is not open, with the open ones most like it. */
export const ClosedJob = ({ was, jobs, filter, followLink }: ClosedJobProps) => {
  const similar = was ? similarJobs(was, jobs) : [];
  return (
    <Section aria-label={closed.heading} spacing="tight">
      <Stack gap="lg">
        <EmptyState
          heading={closed.heading}
          action={
            <Button href="/career" variant="secondary">
              {closed.all}
            </Button>
          }
        >
          {was ? closed.over(was.job_title) : closed.text}
        </EmptyState>
        {similar.length > 0 && <Similar jobs={similar} filter={filter} followLink={followLink} />}
      </Stack>
    </Section>
  );
};
