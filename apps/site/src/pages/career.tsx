import { career, careerMeta } from '@example/content/career';
import { Button } from '@example/ui/button';
import { EmptyState } from '@example/ui/empty-state';
import { LoadingOverlay } from '@example/ui/loading-overlay';
import { Section } from '@example/ui/section';
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { JobDetails } from '../jobs/job-details.tsx';
import { JobFilters } from '../jobs/job-filters.tsx';
import { JobResults, jobTypeLabel } from '../jobs/job-results.tsx';
import { type CareerData, loadCareer } from '../jobs/load-career.ts';
import { useJobSearch } from '../jobs/use-job-search.ts';
import { PageLayout } from '../layout/page-layout.tsx';
import type { Page } from '../routing/page.ts';

const LoadFailure = () => {
  const [search] = useSearchParams();
  const { revalidate, state } = useRevalidator();
  const { heading, text, retry } = career.loadFailure;
  return (
    <Section>
      <EmptyState
        tone="danger"
        role="alert"
        heading={heading}
        action={
          <form action="/career" method="get">
            {[...search].map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button
              type="submit"
              busy={state === 'loading'}
              busyLabel={career.searching}
              onClick={(event) => {
                event.preventDefault();
                void revalidate();
              }}
            >
              {retry}
            </Button>
          </form>
        }
      >
        {text}
      </EmptyState>
    </Section>
  );
};

const Vacancies = ({
  jobs,
  categories,
  locations,
  details,
}: Extract<CareerData, { status: 'loaded' }>) => {
  const { filter, found, searching, asked, formProps, reset } = useJobSearch(jobs, jobTypeLabel);
  return (
    <>
      {details && asked && <JobDetails details={details} filter={filter} />}
      <Section tone="sunken" spacing="tight" aria-label={career.filters.name}>
        <JobFilters
          filter={filter}
          categories={categories}
          locations={locations}
          count={found.length}
          formProps={formProps}
          onReset={reset}
        />
      </Section>
      <Section aria-label={career.resultsName} aria-busy={searching} spacing="tight">
        <JobResults jobs={found} filter={filter} />
        <LoadingOverlay cover="parent" active={searching} label={career.searching} />
      </Section>
    </>
  );
};

const Career = () => {
  const data = useLoaderData<CareerData>();
  return (
    <PageLayout path="/career">
      <Section
        heading={career.heading}
        headingLevel={1}
        tone="inverse"
        spacing="tight"
        lead={career.intro}
      />
      {data.status === 'failed' ? <LoadFailure /> : <Vacancies {...data} />}
    </PageLayout>
  );
};

export const page: Page = {
  path: '/career',
  meta: {
    ...careerMeta,
    alternates: [
      { href: career.feed.path, type: 'application/atom+xml', title: career.feed.title },
    ],
  },
  load: loadCareer,
  // The list is loaded once: filters work on it, and only another vacancy or Retry asks again.
  shouldRevalidate: ({ currentUrl, nextUrl, formMethod }) => {
    if (formMethod !== undefined && formMethod !== 'GET') return false;
    if (currentUrl.href === nextUrl.href) return true;
    const asked = nextUrl.searchParams.get('job');
    return asked !== null && asked !== currentUrl.searchParams.get('job');
  },
  Component: Career,
};
