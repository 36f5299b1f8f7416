import { myResumeHref, type OwnApplication } from '@example/api/accounts';
import { account } from '@example/content/account';
import { Badge, type BadgeTone } from '@example/ui/badge';
import { DescriptionList } from '@example/ui/description-list';
import { formatFileSize } from '@example/ui/file-field';
import { Link } from '@example/ui/link';
import { Text } from '@example/ui/text';
import { formatDate } from '@example/api/jobs';

const { facts, statuses, resume, resumeRemoved, resumeHeld, inPool } = account.applications;

const toneOf: Readonly<Record<OwnApplication['status'], BadgeTone>> = {
  received: 'accent',
  'in review': 'highlight',
  shortlisted: 'success',
  hired: 'success',
  rejected: 'neutral',
  withdrawn: 'neutral',
};

const poolHref = (token: string) => `/talent-pool?token=${token}` as const;

/** Status, reference, date and resume of an application. */
export const ApplicationFacts = ({
  application: {
    reference,
    status,
    applied_on,
    resume_name,
    resume_bytes,
    resume_held,
    talent_pool,
  },
}: {
  readonly application: OwnApplication;
}) => (
  <DescriptionList
    layout="columns"
    items={[
      { term: facts.status, description: <Badge tone={toneOf[status]}>{statuses[status]}</Badge> },
      {
        term: facts.reference,
        description: (
          <Text as="span" noWrap>
            {reference}
          </Text>
        ),
      },
      {
        term: facts.applied_on,
        description: (
          <Text as="time" dateTime={applied_on} noWrap>
            {formatDate(applied_on)}
          </Text>
        ),
      },
      {
        term: facts.resume,
        description:
          resume_bytes === 0 ? (
            (resume_held ? resumeHeld[resume_held] : resumeRemoved)(resume_name)
          ) : (
            <Link href={myResumeHref(reference)} download="">
              {resume(resume_name, formatFileSize(resume_bytes))}
            </Link>
          ),
      },
      ...(talent_pool
        ? [
            {
              term: facts.talent_pool,
              description: (
                <Link href={poolHref(talent_pool.token)}>
                  {inPool(formatDate(talent_pool.until))}
                </Link>
              ),
            },
          ]
        : []),
    ]}
  />
);
