import type { Changed, Vacancy } from '@example/api/desk';
import { AlertDialog } from '@example/ui/alert-dialog';
import { Button } from '@example/ui/button';
import { useMutation } from '@tanstack/react-query';
import { nanoid } from 'nanoid';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useBackend } from '../backend/backend.ts';
import * as styles from '../details/detail-panel.css.ts';
import { DetailHead, DetailPanel, DetailSection, Facts } from '../details/detail-panel.tsx';
import { History } from '../details/history.tsx';
import type { DetailLinks } from '../lists/list-view.tsx';
import { useMay } from '../session/session.ts';
import { failureText } from '../shell/failure-text.ts';
import { NothingHere } from '../shell/nothing-here.tsx';
import { useToast } from '../shell/toasts.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useShortcut } from '../shortcuts/shortcuts-provider.tsx';
import * as controls from '../style/controls.css.ts';
import { dayText } from '../messages/dates.ts';
import { messages as shared } from '../messages/details.ts';
import { jobTypeText, messages } from '../messages/vacancies.ts';
import { ExtendDialog, PublishDialog } from './day-dialogs.tsx';
import { Preview } from './preview.tsx';
import { StatusBadge } from './status-badge.tsx';
import { useDeed, useForget, useKeepNew, useVacancy } from './use-vacancy.ts';
import { EditForm, NewForm } from './vacancy-form.tsx';

const texts = messages.detail;

/** Returns the actions that the vacancy's state allows. */
const deedsOf = ({ status, closed_by, sample, applications }: Vacancy) => ({
  publish: status === 'draft' || status === 'scheduled' || closed_by === 'hand',
  extend: closed_by !== 'hand',
  close: status === 'open' || status === 'scheduled',
  delete: (status === 'draft' || sample === true) && applications === 0,
});

interface AskedDeedProps {
  readonly vacancy: Vacancy;
  /** Texts of the question. */
  readonly texts: Readonly<Record<'heading' | 'text' | 'action' | 'done', string>>;
  readonly label: string;
  readonly run: (version: number) => Promise<Changed<Vacancy>>;
  readonly onDone?: () => void;
}

/** A button for an action that takes a vacancy off the site, after a question. */
const AskedDeed = ({ vacancy, texts: asked, label, run, onDone }: AskedDeedProps) => {
  const toast = useToast();
  const [asks, setAsks] = useState(false);
  const deed = useDeed<undefined>({
    vacancy,
    run: async (_nothing, version) => run(version),
    done: () => asked.done,
    onDone: () => {
      setAsks(false);
    },
  });
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className={controls.button}
        onClick={() => {
          setAsks(true);
        }}
      >
        {label}
      </Button>
      <AlertDialog
        open={asks}
        onOpenChange={setAsks}
        heading={asked.heading}
        okText={asked.action}
        cancelText={shared.cancel}
        onOk={() => {
          deed.mutate(undefined, {
            onSuccess: ({ outcome }) => {
              if (outcome === 'changed') onDone?.();
            },
            onError: (error) => {
              toast({ tone: 'danger', text: `${shared.notSaved} ${failureText(error)}` });
            },
          });
        }}
      >
        {asked.text}
      </AlertDialog>
    </>
  );
};

const CloseButton = ({ vacancy }: { readonly vacancy: Vacancy }) => {
  const { desk } = useBackend();
  return (
    <AskedDeed
      vacancy={vacancy}
      texts={messages.close}
      label={texts.close}
      run={async (version) => desk.vacancies.close(vacancy.job_id, { version })}
    />
  );
};

/** Deletes the vacancy and returns to the list. */
const DeleteButton = ({ vacancy }: { readonly vacancy: Vacancy }) => {
  const { desk } = useBackend();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const forget = useForget();
  const isDeleted = useRef(false);
  const forgetDeleted = useEffectEvent(() => {
    if (isDeleted.current) forget(vacancy);
  });
  // With the panel, and not before: while it is mounted, it would read again what is not in the cache.
  useEffect(() => () => forgetDeleted(), []);
  return (
    <AskedDeed
      vacancy={vacancy}
      texts={messages.delete}
      label={texts.delete}
      run={async (version) => desk.vacancies.delete(vacancy.job_id, { version })}
      onDone={() => {
        isDeleted.current = true;
        void navigate({ pathname: '/vacancies', search: params.toString() });
      }}
    />
  );
};

/** Creates a draft from the vacancy and opens it. */
const CopyButton = ({ vacancy: { job_id } }: { readonly vacancy: Vacancy }) => {
  const { desk } = useBackend();
  const navigate = useNavigate();
  const toast = useToast();
  const keepNew = useKeepNew();
  const [key, setKey] = useState(() => nanoid());
  const copy = useMutation({
    mutationFn: async () => desk.vacancies.copy(job_id, { idempotencyKey: key }),
    onSuccess: (draft) => {
      setKey(nanoid());
      keepNew(draft);
      toast({ tone: 'success', text: texts.copied });
      void navigate(`/vacancies/${String(draft.job_id)}/edit`);
    },
    onError: (error) => {
      toast({ tone: 'danger', text: `${shared.notSaved} ${failureText(error)}` });
    },
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      className={controls.button}
      busy={copy.isPending}
      busyLabel={texts.copying}
      onClick={() => {
        copy.mutate();
      }}
    >
      {texts.copy}
    </Button>
  );
};

const Deeds = ({ vacancy }: { readonly vacancy: Vacancy }) => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'publish' | 'extend'>();
  const deeds = deedsOf(vacancy);
  const edit = () =>
    void navigate({
      pathname: `/vacancies/${String(vacancy.job_id)}/edit`,
      search: params.toString(),
    });
  useShortcut('e', edit);
  const shut = () => {
    setDialog(undefined);
  };
  return (
    <>
      {deeds.publish && (
        <Button
          size="sm"
          className={controls.button}
          onClick={() => {
            setDialog('publish');
          }}
        >
          {texts.publish}
        </Button>
      )}
      <Button variant="secondary" size="sm" className={controls.button} onClick={edit}>
        {texts.edit}
      </Button>
      {deeds.extend && (
        <Button
          variant="secondary"
          size="sm"
          className={controls.button}
          onClick={() => {
            setDialog('extend');
          }}
        >
          {texts.extend}
        </Button>
      )}
      <CopyButton vacancy={vacancy} />
      {deeds.close && <CloseButton vacancy={vacancy} />}
      {deeds.delete && <DeleteButton vacancy={vacancy} />}
      {dialog === 'publish' && <PublishDialog vacancy={vacancy} onClose={shut} />}
      {dialog === 'extend' && <ExtendDialog vacancy={vacancy} onClose={shut} />}
    </>
  );
};

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
  const { job_id, job_title, status, closed_by, first_date, last_date } = vacancy;
  useTitle(job_title, messages.title);
  return (
    <>
      <DetailHead
        name={job_title}
        subtitle={<StatusBadge status={status} />}
        actions={mayWrite && <Deeds vacancy={vacancy} />}
      >
        {closed_by !== null && <p className={styles.muted}>{texts.closedBy[closed_by]}</p>}
        {vacancy.sample && <p className={styles.muted}>{texts.sample}</p>}
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
            [texts.applications, <Applied key="applications" vacancy={vacancy} />],
          ]}
        />
        <div className={styles.papers}>
          <DetailSection heading={texts.preview}>
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
