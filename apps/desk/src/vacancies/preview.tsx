import { descriptionBlocks, formatDate } from '@example/api/jobs';
import type { Vacancy } from '@example/api/desk';
import { career } from '@example/content/career';
import { Heading } from '@example/ui/heading';
import { JobCard } from '@example/ui/job-card';
import { List } from '@example/ui/list';
import { Skeleton, SkeletonGroup } from '@example/ui/skeleton';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import { Failure } from '../view/failure.tsx';
import { jobTypeText, messages } from '../messages/vacancies.ts';
import * as styles from './preview.css.ts';
import { useVacancyPreview } from './use-vacancy.ts';

const { card } = career;

/** A vacancy as visitors see it: its card in the list, and its description. */
export const Preview = ({ vacancy }: { readonly vacancy: Vacancy }) => {
  const { data, error, refetch } = useVacancyPreview(vacancy);
  if (error && !data) return <Failure error={error} level={4} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <SkeletonGroup label={messages.detail.loading}>
        <Skeleton shape="block" size="lg" />
      </SkeletonGroup>
    );
  const { job, description } = data;
  return (
    <div className={styles.paper}>
      <JobCard
        title={job.job_title}
        level={4}
        category={job.vch_job_category}
        office={job.vch_office}
        district={job.district_name}
        jobType={jobTypeText(job.job_type)}
        lastDate={formatDate(job.last_date)}
        lastDateTime={job.last_date}
        lastDateLabel={card.lastDate}
        labels={{ category: card.category, office: card.office, district: card.district }}
      />
      <Text>{job.job_short_desc}</Text>
      {descriptionBlocks(description).map((block, index) =>
        block.kind === 'paragraph' ? (
          <Text key={index}>{block.text}</Text>
        ) : (
          <Stack key={index} gap="xs">
            {block.heading && (
              <Heading level={4} size="md">
                {block.heading}
              </Heading>
            )}
            <List items={block.items} />
          </Stack>
        ),
      )}
    </div>
  );
};
