import { formatDate, type Job, type JobFilter, type JobType } from '@example/api/jobs';
import { career, jobTypes } from '@example/content/career';
import { Button } from '@example/ui/button';
import { EmptyState } from '@example/ui/empty-state';
import { Grid } from '@example/ui/grid';
import { JobCard } from '@example/ui/job-card';
import { applicationHref, cardId, detailsHref } from './job-links.ts';
import type { useJobView } from './use-job-view.ts';

/** Returns the label of a job type (spec §3). */
export const jobTypeLabel = (type: JobType) => jobTypes.find(({ id }) => id === type)?.label ?? '';

const { card } = career;

interface JobResultsProps {
  readonly jobs: readonly Job[];
  /** The search that found them, which the details keep. */
  readonly filter: JobFilter;
  /** Opens a dialog by its address. */
  readonly followLink: ReturnType<typeof useJobView>['followLink'];
}

/** Renders a card for each vacancy, or the specification's text for none. */
export const JobResults = ({ jobs, filter, followLink }: JobResultsProps) => {
  if (jobs.length === 0) return <EmptyState heading={career.noJobs} />;
  return (
    <Grid as="ul" columns={2} aria-label={career.resultsName} data-interactive="">
      {jobs.map((job) => {
        const apply = applicationHref(job, filter);
        const details = detailsHref(job, filter);
        return (
          <li key={job.job_id} id={cardId(job)}>
            <JobCard
              title={job.job_title}
              level={2}
              category={job.vch_job_category}
              office={job.vch_office}
              district={job.district_name}
              jobType={jobTypeLabel(job.job_type)}
              lastDate={formatDate(job.last_date)}
              lastDateTime={job.last_date}
              lastDateLabel={card.lastDate}
              labels={{ category: card.category, office: card.office, district: card.district }}
              actions={
                <>
                  <Button
                    href={apply}
                    size="sm"
                    aria-label={card.applyName(job.job_title)}
                    onClick={followLink(apply)}
                  >
                    {card.apply}
                  </Button>
                  <Button
                    href={details}
                    size="sm"
                    variant="secondary"
                    onClick={followLink(details)}
                    aria-label={card.moreDetailsName(job.job_title)}
                  >
                    {card.moreDetails}
                  </Button>
                </>
              }
            />
          </li>
        );
      })}
    </Grid>
  );
};
