import { descriptionBlocks, type JobType } from '@example/api/jobs';
import { company, companyFacts } from '@example/content/company';
import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { JobPosting, Organization } from 'schema-dts';
import { jobViewOf, vacancyPath } from '../jobs/job-links.ts';
import type { CareerData, JobDetails } from '../jobs/load-career.ts';

/** A vacancy whose details a page shows. */
export type ShownVacancy = Extract<JobDetails, { readonly status: 'open' }>;

/**
 * Returns the vacancy whose details a URL shows.
 *
 * @param loaded - answer of the page's loader
 */
export const shownVacancy = (
  { pathname, searchParams }: URL,
  loaded: object | undefined,
): ShownVacancy | undefined => {
  if (pathname !== '/career' || jobViewOf(searchParams)?.kind !== 'details') return undefined;
  const data = loaded as CareerData | undefined;
  const details = data?.status === 'loaded' ? data.details : undefined;
  return details?.status === 'open' ? details : undefined;
};

const employmentTypes: Readonly<Record<JobType, string>> = { 1: 'FULL_TIME', 2: 'PART_TIME' };

const Texts = ({ job, description }: ShownVacancy) => (
  <>
    <p>{job.job_short_desc}</p>
    {descriptionBlocks(description).map((block) =>
      block.kind === 'paragraph' ? (
        <p key={block.text}>{block.text}</p>
      ) : (
        <Fragment key={block.items.join()}>
          {block.heading && <p>{block.heading}</p>}
          <ul>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Fragment>
      ),
    )}
  </>
);

/**
 * Returns a vacancy for Google for Jobs. Applications close at the end of its last day in Asia/Kolkata.
 *
 * @param employer - the company
 */
export const jobPosting = (
  vacancy: ShownVacancy,
  employer: Organization,
  origin: string,
): JobPosting => {
  const { job, first_date } = vacancy;
  return {
    '@type': 'JobPosting',
    title: job.job_title,
    description: renderToStaticMarkup(<Texts {...vacancy} />),
    url: origin + vacancyPath(job),
    identifier: { '@type': 'PropertyValue', name: company.name, value: String(job.job_id) },
    ...(first_date !== undefined && { datePosted: first_date }),
    validThrough: `${job.last_date}T23:59:59+05:30`,
    employmentType: employmentTypes[job.job_type],
    occupationalCategory: job.vch_job_category,
    hiringOrganization: employer,
    jobLocation: {
      '@type': 'Place',
      name: job.vch_office,
      address: {
        '@type': 'PostalAddress',
        addressLocality: job.district_name,
        addressRegion: companyFacts.region,
        addressCountry: companyFacts.country,
      },
    },
    directApply: true,
  };
};
