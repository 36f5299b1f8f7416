import { applications } from '@example/content/applications';
import { career, careerMeta } from '@example/content/career';
import { Button } from '@example/ui/button';
import { EmptyState } from '@example/ui/empty-state';
import { LoadingOverlay } from '@example/ui/loading-overlay';
import { CareerDrawing } from '@example/ui/page-drawing';
import { Section } from '@example/ui/section';
import { Stack } from '@example/ui/stack';
import { useEffect } from 'react';
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router-dom';
import { CrashBoundary } from '../crash/crash-boundary.tsx';
import { Thanks } from '../applications/thanks.tsx';
import { MAIN_ID } from '../document/ids.ts';
import { outcomeId } from '../forms/fields.ts';
import { FormAlert } from '../form-components/form-alert.tsx';
import { useSentBefore } from '../forms/use-form.ts';
import { JobDialogs } from '../career/job-dialogs.tsx';
import { JobFilters } from '../jobs/job-filters.tsx';
import { LIST_ID } from '../jobs/job-links.ts';
import { JobResults, jobTypeLabel } from '../jobs/job-results.tsx';
import type { CareerData } from '../jobs/load-career.ts';
import { MoreJobs, PreviousJobs, SearchFailure } from '../jobs/more-jobs.tsx';
import { useJobSearch } from '../jobs/use-job-search.ts';
import { useJobView } from '../jobs/use-job-view.ts';
import { PageHead } from '../layout/page-head.tsx';
import { PageLayout } from '../layout/page-layout.tsx';
import type { Page } from '../routing/page.ts';

const LoadFailure = () => {
  const [search] = useSearchParams();
  const { revalidate, state } = useRevalidator();
  const { heading, text, retry } = career.loadFailure;
  // The pressed button is gone once the list is there.
  useEffect(() => () => document.getElementById(MAIN_ID)?.focus({ preventScroll: true }), []);
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
                void revalidate();
                event.preventDefault();
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

/** Shows the result of an application that was sent without JavaScript. */
const ApplicationSent = () => {
  const outcome = useSentBefore('application');
  if (outcome?.status !== 'success') return null;
  const { success, failures } = applications;
  return (
    <Section spacing="tight" aria-label={success.heading}>
      <FormAlert
        id={outcomeId('application')}
        outcome={outcome}
        failures={failures}
        success={success.heading}
      >
        <Thanks reference={outcome.reference} />
      </FormAlert>
    </Section>
  );
};

const Vacancies = ({
  found,
  isAll,
  categories,
  locations,
  details,
  source,
}: Extract<CareerData, { status: 'loaded' }>) => {
  const list = useJobSearch({ found, isAll, source }, { categories, locations }, jobTypeLabel);
  const { search, shown, total, pages, failed } = list;
  const navigation = useJobView();
  return (
    <>
      <CrashBoundary betweenSections>
        <JobDialogs
          jobs={isAll ? found.jobs : shown}
          isAll={isAll}
          isSettled={list.isSettled}
          filter={search}
          page={pages.last}
          served={details}
          navigation={navigation}
        />
      </CrashBoundary>
      <Section tone="sunken" spacing="tight" aria-label={career.filters.name}>
        <JobFilters
          filter={search}
          categories={categories}
          locations={locations}
          count={total}
          foundKey={list.foundKey}
          formProps={list.formProps}
          onReset={list.reset}
        />
      </Section>
      <Section
        id={LIST_ID}
        tabIndex={-1}
        aria-label={career.resultsName}
        aria-busy={list.searching}
        spacing="tight"
      >
        <Stack gap="lg">
          {failed !== 'list' && (
            <>
              <PreviousJobs filter={search} pages={pages} />
              <JobResults jobs={shown} filter={search} followLink={navigation.followLink} />
            </>
          )}
          {failed ? (
            <SearchFailure onRetry={list.retry} />
          ) : (
            <MoreJobs
              filter={search}
              pages={pages}
              shown={shown.length}
              total={total}
              onShowMore={list.showMore}
            />
          )}
        </Stack>
        <LoadingOverlay cover="parent" active={list.searching} label={career.searching} />
      </Section>
    </>
  );
};

const Career = () => {
  const data = useLoaderData<CareerData>();
  return (
    <PageLayout path="/career">
      <PageHead
        content={{ path: '/career', heading: career.heading, intro: [career.intro] }}
        picture={<CareerDrawing />}
        pictureAt="beside"
      />
      <ApplicationSent />
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
  load: async () => (await import('../jobs/load-career.ts')).loadCareer,
  forms: async () => (await import('../applications/application-forms.ts')).applicationForms,
  takesFile: true,
  // Loads once. Filters and dialogs load their own data, and only Retry loads the page again.
  shouldRevalidate: ({ currentUrl, nextUrl, formMethod }) =>
    (formMethod === undefined || formMethod === 'GET') && currentUrl.href === nextUrl.href,
  Component: Career,
};
