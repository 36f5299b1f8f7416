import type { Vacancy } from '@example/api/desk';
import { Icon } from '@example/ui/icon';
import { Link } from 'react-router-dom';
import * as styles from '../details/detail-panel.css.ts';
import { DetailHead, DetailPanel, DetailSection, Facts } from '../details/detail-panel.tsx';
import { History } from '../details/history.tsx';
import type { DetailLinks } from '../lists/list-view.tsx';
import { useMay } from '../session/session.ts';
import { SmallButton } from '../style/small-button.tsx';
import { NothingHere } from '../view/nothing-here.tsx';
import { useTitle } from '../view/use-title.ts';
import { dayText } from '../messages/dates.ts';
import { jobTypeText, messages } from '../messages/vacancies.ts';
import { messages as owners } from '../messages/owners.ts';
import { useToday } from '../view/use-today.ts';
import { actionsOf, hindranceText } from './actions-of.ts';
import { Preview } from './preview.tsx';
import { StatusBadge } from './status-badge.tsx';
import { EditForm } from './edit-form.tsx';
import { NewForm } from './new-form.tsx';
import { useVacancy } from './use-vacancy.ts';
import { VacancyActions } from './vacancy-actions.tsx';
import { VacancyOwner } from './vacancy-owner.tsx';

const texts = messages.detail;

/** Number of applications, as a link to them if the member may read them. */
const Applied = ({ vacancy: { job_id, applications } }: { readonly vacancy: Vacancy }) => {
  const mayRead = useMay('applications.read');
  if (!mayRead || applications === 0) return applications;
  return (
    <Link className={styles.link} to={`/applications?job=${String(job_id)}`}>
      {applications}
    </Link>
  );
};

const whoSeesIt = ({ status, first_date }: Vacancy): string => {
  const { scheduled, ...others } = texts.previewOf;
  return status === 'scheduled' ? scheduled(dayText(first_date ?? '')) : others[status];
};

const Details = ({ vacancy }: { readonly vacancy: Vacancy }) => {
  const mayWrite = useMay('vacancies.write');
  const { job_id, job_title, status, first_date, last_date } = vacancy;
  const today = useToday();
  const hindrance = hindranceText(vacancy, today, mayWrite);
  useTitle(job_title, messages.title);
  return (
    <>
      <DetailHead
        name={job_title}
        subtitle={<StatusBadge status={status} />}
        actions={mayWrite && <VacancyActions vacancy={vacancy} />}
      >
        {hindrance !== undefined && <p className={styles.muted}>{hindrance}</p>}
        {vacancy.sample && (
          <p className={styles.muted}>
            {mayWrite && actionsOf(vacancy, today).delete ? texts.deletableSample : texts.sample}
          </p>
        )}
      </DetailHead>
      <div className={styles.columns}>
        <Facts
          facts={[
            [texts.number, job_id],
            [messages.fields.category_id, vacancy.vch_job_category],
            [messages.fields.job_type, jobTypeText(vacancy.job_type)],
            [messages.fields.vch_office, vacancy.vch_office],
            [messages.fields.int_location_id, vacancy.district_name],
            [messages.fields.first_date, first_date === null ? texts.noDay : dayText(first_date)],
            [messages.fields.last_date, dayText(last_date)],
            [owners.owner, <VacancyOwner key="owner" vacancy={vacancy} />],
            [texts.applications, <Applied key="applications" vacancy={vacancy} />],
          ]}
        />
        <div className={styles.papers}>
          <DetailSection
            heading={texts.preview}
            action={
              status === 'open' && (
                <SmallButton variant="ghost" href={`/career?job=${String(job_id)}`} target="_blank">
                  <Icon name="external" />
                  {texts.onSite}
                </SmallButton>
              )
            }
          >
            <p className={styles.muted}>{whoSeesIt(vacancy)}</p>
            <Preview vacancy={vacancy} />
          </DetailSection>
        </div>
        <div className={styles.activity}>
          <History events={vacancy.history} />
        </div>
      </div>
    </>
  );
};

interface VacancyPanelProps extends DetailLinks {
  /** Number of the vacancy, from the address. */
  readonly id: string;
  readonly edits: boolean;
}

const KnownVacancyPanel = ({
  jobId,
  edits,
  ...links
}: DetailLinks & { readonly jobId: number; readonly edits: boolean }) => (
  <DetailPanel
    id={`${String(jobId)}${edits ? '/edit' : ''}`}
    shownId={String(jobId)}
    texts={messages}
    query={useVacancy(jobId)}
    {...links}
  >
    {(vacancy) =>
      edits ? <EditForm key={jobId} vacancy={vacancy} /> : <Details key={jobId} vacancy={vacancy} />
    }
  </DetailPanel>
);

export const VacancyPanel = ({ id, ...props }: VacancyPanelProps) =>
  /^[1-9]\d{0,9}$/.test(id) ? (
    <KnownVacancyPanel jobId={Number(id)} {...props} />
  ) : (
    <DetailPanel id={id} texts={messages} query={nothing} {...props}>
      {() => <NothingHere />}
    </DetailPanel>
  );

/** A query for panels without a vacancy, such as one at an impossible number. */
const nothing = { data: true, error: null, refetch: async () => Promise.resolve() };

export const NewVacancyPanel = (links: DetailLinks) => (
  <DetailPanel id="new" shownId="" texts={messages} query={nothing} {...links}>
    {() => <NewForm />}
  </DetailPanel>
);
