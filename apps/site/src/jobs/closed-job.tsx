import { formatDate, type Job, type JobFilter } from '@example/api/jobs';
import type { ClosedJob as Closed } from '@example/api/problem';
import { applications } from '@example/content/applications';
import { career } from '@example/content/career';
import { Button } from '@example/ui/button';
import { EmptyState } from '@example/ui/empty-state';
import { Heading } from '@example/ui/heading';
import { Link } from '@example/ui/link';
import { List } from '@example/ui/list';
import { Section } from '@example/ui/section';
import { Stack } from '@example/ui/stack';
import { TextArea } from '@example/ui/text-area';
import { outcomeId } from '../forms/fields.ts';
import { FormAlert } from '../form-components/form-alert.tsx';
import type { FormResult } from '../forms/form-result.ts';
import { detailsHref } from './job-links.ts';
import type { useJobView } from './use-job-view.ts';

const { closed } = career;

interface SimilarProps {
  /** Open vacancies that are similar to it. */
  readonly similar: readonly Job[];
  readonly filter: JobFilter;
  readonly followLink: ReturnType<typeof useJobView>['followLink'];
}

const Similar = ({ similar, filter, followLink }: SimilarProps) => (
  <Stack gap="sm">
    <Heading level={3} size="md">
      {closed.similar}
    </Heading>
    <List
      items={similar.map((job) => {
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

type Unsent = Extract<FormResult, { status: 'error' }>;

/** Renders the failure of an application that came too late, and the typed cover letter. */
const UnsentApplication = ({ unsent }: { readonly unsent: Unsent }) => {
  const letter = unsent.values['applcnt_covr_letr'];
  return (
    <Stack gap="md">
      <FormAlert
        id={outcomeId('application')}
        outcome={unsent}
        failures={applications.failures}
        success={applications.success.heading}
      />
      {letter && (
        <TextArea
          name="applcnt_covr_letr"
          label={applications.form.fields.applcnt_covr_letr}
          defaultValue={letter}
          rows={6}
          readOnly
        />
      )}
    </Stack>
  );
};

interface ClosedJobProps extends SimilarProps {
  /** A refused application for it that was sent without JavaScript. */
  readonly unsent: Unsent | undefined;
  /** The closed vacancy; `undefined` when it never existed or is unknown. */
  readonly was: Closed | undefined;
}

/** Says that the vacancy in the URL is not open, and lists similar open ones. */
export const ClosedJob = ({ was, unsent, similar, filter, followLink }: ClosedJobProps) => (
  <Section aria-label={closed.heading} spacing="tight">
    <Stack gap="lg">
      {unsent && <UnsentApplication unsent={unsent} />}
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
      {similar.length > 0 && <Similar similar={similar} filter={filter} followLink={followLink} />}
    </Stack>
  </Section>
);
