import type { JobFilter } from '@example/api/jobs';
import { applyHref, career } from '@example/content/career';
import { Badge } from '@example/ui/badge';
import { Button } from '@example/ui/button';
import { EmptyState } from '@example/ui/empty-state';
import { Heading } from '@example/ui/heading';
import { Inline } from '@example/ui/inline';
import { List } from '@example/ui/list';

import { Section } from '@example/ui/section';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import { descriptionBlocks } from './description-blocks.ts';
import { formatDate } from './format-date.ts';
import { DETAILS_ID, listHref } from './job-links.ts';
import { jobTypeLabel } from './job-results.tsx';
import type { JobDetails as Details } from './load-career.ts';

const { details: words, closed, card } = career;

const Description = ({ text }: { readonly text: string }) =>
  descriptionBlocks(text).map((block) =>
    block.kind === 'paragraph' ? (
      <Text key={block.text}>{block.text}</Text>
    ) : (
      <Stack key={block.items.join()} gap="xs">
        {block.heading && (
          <Heading level={3} size="md">
            {block.heading}
          </Heading>
        )}
        <List items={block.items} />
      </Stack>
    ),
  );

interface JobDetailsProps {
  readonly details: Details;
  /** The search it was found by: Close goes back to it. */
  readonly filter: JobFilter;
}

/** One vacancy in full, or that it is not open. */
export const JobDetails = ({ details, filter }: JobDetailsProps) => {
  if (details.status === 'closed') {
    return (
      <Section id={DETAILS_ID} tabIndex={-1} aria-label={closed.heading} spacing="tight">
        <EmptyState
          heading={closed.heading}
          action={
            <Button href="/career" variant="secondary">
              {closed.all}
            </Button>
          }
        >
          {closed.text}
        </EmptyState>
      </Section>
    );
  }
  const { job, description } = details;
  return (
    <Section
      id={DETAILS_ID}
      tabIndex={-1}
      heading={job.job_title}
      headingSize="xxl"
      lead={job.job_short_desc}
    >
      <Stack gap="lg">
        <Inline gap="sm">
          <Badge tone="accent">{jobTypeLabel(job.job_type)}</Badge>
          <Badge>{job.vch_job_category}</Badge>
          <Badge>{job.vch_office}</Badge>
          <Badge>{job.district_name}</Badge>
          <Text as="span" size="sm" tone="muted">
            {card.lastDate}{' '}
            <Text as="time" weight="bold" dateTime={job.last_date}>
              {formatDate(job.last_date)}
            </Text>
          </Text>
        </Inline>
        <Description text={description} />
        <Text size="sm" tone="muted">
          {words.howToApply}
        </Text>
        <Inline>
          <Button href={applyHref(job)}>{words.apply}</Button>
          <Button href={listHref(job, filter)} variant="secondary">
            {words.close}
          </Button>
        </Inline>
      </Stack>
    </Section>
  );
};
