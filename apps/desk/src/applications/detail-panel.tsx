import type { ApplicationStatus } from '@example/api/accounts';
import { type Application, settableStatuses } from '@example/api/desk';
import { Button } from '@example/ui/button';
import { Icon } from '@example/ui/icon';
import { SelectField } from '@example/ui/select-field';
import { Skeleton, SkeletonGroup } from '@example/ui/skeleton';
import { useEffect, useRef, useState } from 'react';
import { Link, type To } from 'react-router';
import { useBackend } from '../backend/backend.ts';
import { useMay } from '../session/session.ts';
import { Failure } from '../shell/failure.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useShortcut } from '../shortcuts/shortcuts-provider.tsx';
import * as controls from '../style/controls.css.ts';
import { words } from '../words/applications.ts';
import { momentOf, sizeOf } from '../words/dates.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import * as styles from './detail-panel.css.ts';
import { History } from './history.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { Notes } from './notes.tsx';
import { TagEditor } from './tag-editor.tsx';
import { useApplication, useChange } from './use-application.ts';
import { StatusBadge } from './status-badge.tsx';

const texts = words.detail;

interface DetailPanelProps {
  readonly reference: string;
  /** The list without details. */
  readonly back: To;
  readonly previous: To | undefined;
  readonly next: To | undefined;
}

const settable = settableStatuses.map((status) => ({
  value: status,
  label: words.statuses[status],
}));

const StatusField = ({
  status,
  onChange,
}: {
  readonly status: ApplicationStatus;
  readonly onChange: (status: (typeof settableStatuses)[number]) => void;
}) => {
  const select = useRef<HTMLSelectElement>(null);
  useShortcut('s', () => select.current?.focus());
  return (
    <SelectField
      ref={select}
      name="status"
      label={texts.status}
      hideLabel
      className={controls.fields}
      options={settable}
      value={status}
      onChange={({ target }) => {
        const chosen = settableStatuses.find((one) => one === target.value);
        if (chosen) onChange(chosen);
      }}
    />
  );
};

const Resume = ({ application }: { readonly application: Application }) => {
  const { desk } = useBackend();
  const mayRead = useMay('resumes.read');
  const { resume, reference } = application;
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <h3 className={styles.sectionName}>{texts.resume}</h3>
        {mayRead && resume && (
          <Button
            href={desk.applications.resumeHref(reference)}
            download
            variant="secondary"
            size="sm"
            className={controls.button}
          >
            <Icon name="download" />
            {texts.download}
          </Button>
        )}
      </div>
      {!mayRead ? (
        <p className={styles.muted}>{texts.resumeHidden}</p>
      ) : resume === null ? (
        <p className={styles.muted}>{texts.noResume}</p>
      ) : (
        <>
          <p className={styles.file}>
            <Icon name="document" />
            <span>{resume.name}</span>
            <span className={styles.muted}>{sizeOf(resume.bytes)}</span>
          </p>
          {resume.text === undefined ? (
            <p className={styles.muted}>{texts.noText}</p>
          ) : (
            <div role="group" aria-label={texts.resumeText} className={styles.resumeText}>
              {resume.text}
            </div>
          )}
        </>
      )}
    </section>
  );
};

const Details = ({ application }: { readonly application: Application }) => {
  const { reference, name, email, phone, job_title, applied_at, status, tags, cover_letter } =
    application;
  const { change, isSaving, conflict, keepTheirs } = useChange(application);
  const mayWrite = useMay('applications.write');
  const mayMail = useMay('applications.mail');
  const [mails, setMails] = useState(false);
  const withdrawn = status === 'withdrawn';
  useTitle(name, words.title);
  useShortcut(
    'm',
    () => {
      setMails(true);
    },
    { enabled: mayMail },
  );
  return (
    <>
      <div className={styles.head}>
        <div className={styles.titles}>
          <h2 className={styles.name} tabIndex={-1}>
            {name}
          </h2>
          <p className={styles.subtitle}>{job_title}</p>
        </div>
        <div className={styles.actions}>
          {mayWrite && !withdrawn ? (
            <StatusField
              status={status}
              onChange={(next) => {
                change({ status: next });
              }}
            />
          ) : (
            <StatusBadge status={status} />
          )}
          {mayMail && (
            <Button
              variant="secondary"
              size="sm"
              className={controls.button}
              onClick={() => {
                setMails(true);
              }}
            >
              <Icon name="mail" />
              {texts.mail}
            </Button>
          )}
        </div>
        {withdrawn && <p className={styles.muted}>{texts.withdrawnHint}</p>}
      </div>
      <div className={styles.columns}>
        <dl className={styles.facts}>
          {(
            [
              [
                texts.email,
                <a key="email" className={styles.link} href={`mailto:${email}`}>
                  {email}
                </a>,
              ],
              [texts.phone, phone],
              [texts.applied, momentOf(applied_at)],
              [texts.reference, reference],
            ] as const
          ).map(([term, fact]) => (
            <div key={term} className={styles.fact}>
              <dt className={styles.term}>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
          <div className={styles.fact}>
            <dt className={styles.term}>{texts.tags}</dt>
            <dd>
              <TagEditor
                key={reference}
                tags={tags}
                onChange={
                  mayWrite
                    ? (next) => {
                        change({ tags: next });
                      }
                    : undefined
                }
              />
            </dd>
          </div>
        </dl>
        <div className={styles.papers}>
          <section className={styles.section}>
            <h3 className={styles.sectionName}>{texts.letter}</h3>
            {cover_letter === '' ? (
              <p className={styles.muted}>{texts.noLetter}</p>
            ) : (
              <p className={styles.letter}>{cover_letter}</p>
            )}
          </section>
          <Resume application={application} />
        </div>
        <div className={styles.activity}>
          <Notes key={reference} application={application} />
          <History events={application.history} />
        </div>
      </div>
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          saving={isSaving}
          onKeepTheirs={keepTheirs}
          onSaveMine={() => {
            change(conflict.mine);
          }}
        />
      )}
      {mayMail && <MailDialog application={application} open={mails} onOpenChange={setMails} />}
    </>
  );
};

interface StepProps {
  readonly to: To | undefined;
  readonly label: string;
  readonly icon: 'chevron-left' | 'chevron-right';
}

const Step = ({ to, label, icon }: StepProps) =>
  to === undefined ? (
    <button type="button" className={controls.iconButton} aria-label={label} disabled>
      <Icon name={icon} />
    </button>
  ) : (
    <Link to={to} className={controls.iconButton} aria-label={label} title={label}>
      <Icon name={icon} />
    </Link>
  );

/** One application beside the list; on a narrow screen, over it. */
export const DetailPanel = ({ reference, back, previous, next }: DetailPanelProps) => {
  const { data, error, refetch } = useApplication(reference);
  const panel = useRef<HTMLElement>(null);
  const isShown = data !== undefined;

  // Reading goes on here, and the arrow keys scroll it.
  useEffect(() => {
    if (isShown) panel.current?.focus({ preventScroll: true });
    panel.current?.scrollTo(0, 0);
  }, [reference, isShown]);

  return (
    <aside ref={panel} aria-label={texts.label} tabIndex={-1} className={styles.panel}>
      {/* On a narrow screen it lies over the list, whose heading is out of reach there. */}
      <h1 className={styles.narrowHeading}>{words.title}</h1>
      <div className={styles.bar}>
        <Link to={back} className={styles.back}>
          <Icon name="arrow-left" />
          {texts.back}
        </Link>
        <span className={styles.reference}>{reference}</span>
        <Step to={previous} label={texts.previous} icon="chevron-left" />
        <Step to={next} label={texts.next} icon="chevron-right" />
        <Link
          to={back}
          className={`${controls.iconButton} ${styles.close}`}
          aria-label={texts.close}
          title={texts.close}
        >
          <Icon name="close" />
        </Link>
      </div>
      {data ? (
        <Details key={reference} application={data} />
      ) : error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonGroup label={texts.loading} className={styles.skeletons}>
          <Skeleton />
          <Skeleton lines={4} />
          <Skeleton shape="block" size="lg" />
        </SkeletonGroup>
      )}
    </aside>
  );
};
