import { descriptionBlocks, formatDate, type Job, type JobFilter } from '@example/api/jobs';
import { career } from '@example/content/career';
import { Badge } from '@example/ui/badge';
import { Button } from '@example/ui/button';
import { Dialog } from '@example/ui/dialog';
import { EmptyState } from '@example/ui/empty-state';
import { Heading } from '@example/ui/heading';
import { Inline } from '@example/ui/inline';
import { Link } from '@example/ui/link';
import { List } from '@example/ui/list';
import { Skeleton, SkeletonGroup } from '@example/ui/skeleton';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import { CloseLink } from './close-link.tsx';
import {
  applicationHref,
  calendarHref,
  cardLink,
  DETAILS_ID,
  detailsHref,
  listHref,
} from './job-links.ts';
import { jobTypeLabel } from './job-results.tsx';
import type { Description } from './load-description.ts';
import { useDescription } from './use-description.ts';
import type { useJobView } from './use-job-view.ts';

const { details: messages, closed, card, calendar } = career;

const Blocks = ({ text }: { readonly text: string }) =>
  descriptionBlocks(text).map((block) =>
    block.kind === 'paragraph' ? (
      <Text key={block.text} dir="auto">
        {block.text}
      </Text>
    ) : (
      <Stack key={block.items.join()} gap="xs">
        {block.heading && (
          <Heading level={3} size="md" dir="auto">
            {block.heading}
          </Heading>
        )}
        <List items={block.items} dir="auto" />
      </Stack>
    ),
  );

interface DescriptionTextProps {
  readonly description: Description;
  readonly onRetry: () => void;
}

const DescriptionText = ({ description, onRetry }: DescriptionTextProps) => {
  if (description.status === 'loaded') return <Blocks text={description.text} />;
  if (description.status === 'loading') {
    return (
      <SkeletonGroup label={messages.loading}>
        <Skeleton lines={6} />
      </SkeletonGroup>
    );
  }
  if (description.status === 'closed')
    return <EmptyState heading={closed.heading}>{closed.text}</EmptyState>;
  const { heading, text, retry } = messages.loadFailure;
  return (
    <EmptyState
      tone="danger"
      role="alert"
      heading={heading}
      action={<Button onClick={onRetry}>{retry}</Button>}
    >
      {text}
    </EmptyState>
  );
};

interface JobDetailsProps {
  readonly job: Job;
  /** The search that found it, to which Close returns. */
  readonly filter: JobFilter;
  readonly open: boolean;
  /** The description that came with the document. */
  readonly served: { readonly jobId: number; readonly text: string } | undefined;
  readonly navigation: Pick<ReturnType<typeof useJobView>, 'followLink' | 'close'>;
}

/** Renders one vacancy in full (spec §2): title, short and full description, Close and Apply. */
export const JobDetails = ({ job, filter, open, served, navigation }: JobDetailsProps) => {
  const { description, retry } = useDescription(open ? job : undefined, served);
  const list = listHref(job, filter);
  const application = applicationHref(job, filter);
  const close = () => navigation.close(list);
  const retryAtHeading = () => {
    // The pressed button is gone while the description is loaded.
    document.querySelector<HTMLElement>(`#${DETAILS_ID} h2`)?.focus();
    retry();
  };
  return (
    <Dialog
      id={DETAILS_ID}
      heading={<bdi>{job.job_title}</bdi>}
      description={<bdi>{job.job_short_desc}</bdi>}
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      returnFocusTo={cardLink(job, detailsHref(job, filter))}
      closeLabel={messages.close}
      footer={
        <>
          <CloseLink href={list} onClose={close}>
            {messages.close}
          </CloseLink>
          {description.status !== 'closed' && (
            <Button href={application} onClick={navigation.followLink(application)}>
              {messages.apply}
            </Button>
          )}
        </>
      }
      data-interactive=""
    >
      <Stack gap="lg">
        <Inline gap="sm">
          <Badge tone="accent">{jobTypeLabel(job.job_type)}</Badge>
          <Badge dir="auto">{job.vch_job_category}</Badge>
          <Badge dir="auto">{job.vch_office}</Badge>
          <Badge dir="auto">{job.district_name}</Badge>
          <Text as="span" size="sm" tone="muted">
            {card.lastDate}{' '}
            <Text as="time" weight="bold" dateTime={job.last_date}>
              {formatDate(job.last_date)}
            </Text>
          </Text>
          <Text as="span" size="sm">
            <Link href={calendarHref(job)} download>
              {calendar.linkLabel}
            </Link>
          </Text>
        </Inline>
        <DescriptionText description={description} onRetry={retryAtHeading} />
      </Stack>
    </Dialog>
  );
};
