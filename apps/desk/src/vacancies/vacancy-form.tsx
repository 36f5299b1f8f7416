import type { Vacancy, VacancyFields } from '@example/api/desk';
import { ApiError } from '@example/api/problem';
import { jobTypes, type JobTypeId } from '@example/content/career';
import { Alert } from '@example/ui/alert';
import { Button } from '@example/ui/button';
import { SelectField } from '@example/ui/select-field';
import { TextArea } from '@example/ui/text-area';
import { TextField } from '@example/ui/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { nanoid } from 'nanoid';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useBackend } from '../backend/backend.ts';
import { ConflictDialog } from '../details/conflict-dialog.tsx';
import { DetailHead } from '../details/detail-panel.tsx';
import { differences } from '../details/differences.ts';
import type { Conflict } from '../details/use-change.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { Failure } from '../shell/failure.tsx';
import { failureText } from '../shell/failure-text.ts';
import { useToast } from '../shell/toasts.tsx';
import { useTitle } from '../shell/use-title.ts';
import * as controls from '../style/controls.css.ts';
import { dateOf, dayText } from '../messages/dates.ts';
import { messages as shared } from '../messages/details.ts';
import { jobTypeText, messages } from '../messages/vacancies.ts';
import { keepVacancy, useKeepNew, useVacancyChoices } from './use-vacancy.ts';
import * as styles from './vacancy-form.css.ts';

const texts = messages.form;

/** Values of the fields as typed text. */
type Typed = Readonly<Record<keyof typeof messages.fields, string>>;
type FieldName = keyof Typed;

const nothingTyped: Typed = {
  job_title: '',
  job_short_desc: '',
  description: '',
  category_id: '',
  job_type: '',
  vch_office: '',
  int_location_id: '',
  first_date: '',
  last_date: '',
};

const typedOf = (vacancy: Vacancy): Typed => ({
  job_title: vacancy.job_title,
  job_short_desc: vacancy.job_short_desc,
  description: vacancy.description,
  category_id: String(vacancy.category_id),
  job_type: String(vacancy.job_type),
  vch_office: vacancy.vch_office,
  int_location_id: String(vacancy.int_location_id),
  first_date: vacancy.first_date ?? '',
  last_date: vacancy.last_date,
});

/** Converts the typed text to fields. The service validates them. */
const fieldsOf = (typed: Typed): VacancyFields => ({
  job_title: typed.job_title.trim(),
  job_short_desc: typed.job_short_desc.trim(),
  description: typed.description.trim().replaceAll('\r\n', '\n'),
  category_id: Number(typed.category_id),
  job_type: Number(typed.job_type) as JobTypeId,
  vch_office: typed.vch_office.trim(),
  int_location_id: Number(typed.int_location_id),
  first_date: typed.first_date === '' ? null : typed.first_date,
  last_date: typed.last_date,
});

const changesOf = (before: Vacancy, typed: Typed): Partial<VacancyFields> => {
  const was = fieldsOf(typedOf(before));
  const is = fieldsOf(typed);
  const names = (Object.keys(is) as FieldName[]).filter((name) => is[name] !== was[name]);
  return Object.fromEntries(names.map((name) => [name, is[name]]));
};

/** Typed text, and the version of the vacancy it belongs to. */
interface Draft {
  readonly version: number;
  readonly fields: Partial<Typed>;
}

/** Keeps typed text while the member looks at something else. */
const useTyped = (name: string, initial: Typed, version: number) => {
  const [kept, keep] = useDraft(name);
  const draft = kept === '' ? { version, fields: {} } : (JSON.parse(kept) as Draft);
  return {
    typed: { ...initial, ...draft.fields } as Typed,
    /** Version of the vacancy that the text was typed into. */
    version: draft.version,
    set: (field: FieldName, value: string) => {
      keep(JSON.stringify({ ...draft, fields: { ...draft.fields, [field]: value } }));
    },
    forget: () => {
      keep('');
    },
  };
};

/** Returns the errors that are found before sending. */
const missingOf = (typed: Typed, firstDay?: string): Partial<Record<string, string>> => {
  const missing = Object.entries(texts.missing).filter(
    ([name]) => typed[name as FieldName].trim() === '',
  );
  const isPast = firstDay !== undefined && typed.last_date !== '' && typed.last_date < firstDay;
  return { ...Object.fromEntries(missing), ...(isPast && { last_date: texts.lastPast }) };
};

/** Returns the service's error for each field. */
const problemsOf = (error: Error | null): Partial<Record<string, string>> =>
  error instanceof ApiError
    ? Object.fromEntries(error.errors.map(({ field, message }) => [field, message]))
    : {};

interface FormProps {
  readonly typed: Typed;
  /** Earliest last day; without it only the service checks. */
  readonly lastDayFrom?: string | undefined;
  readonly onType: (field: FieldName, value: string) => void;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly action: string;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
}

const VacancyForm = ({
  typed,
  lastDayFrom,
  onType,
  error,
  isPending,
  action,
  onSubmit,
  onCancel,
  children,
}: FormProps) => {
  const { data: choices, error: unread, refetch } = useVacancyChoices();
  const form = useRef<HTMLFormElement>(null);
  // A second press can come before React renders the pending state.
  const isSent = useRef(false);
  useEffect(() => {
    if (!isPending) isSent.current = false;
  }, [isPending]);
  const [tried, setTried] = useState(false);
  const missing = missingOf(typed, lastDayFrom);
  const problems = { ...problemsOf(error), ...(tried && missing) };
  const isFieldProblem = Object.keys(problems).some((field) => field in typed);

  // Moves the focus to the first refused field.
  const goToProblem = () => {
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    field?.focus({ preventScroll: true });
    // Scrolls so far that the label above the field is visible.
    field?.scrollIntoView({ block: 'center' });
  };
  useEffect(() => {
    if (error) goToProblem();
  }, [error]);

  if (unread && !choices) return <Failure error={unread} onRetry={() => void refetch()} />;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isSent.current) return;
    flushSync(() => {
      setTried(true);
    });
    if (Object.keys(missing).length > 0) {
      goToProblem();
      return;
    }
    isSent.current = true;
    onSubmit();
  };
  const of = (name: FieldName) => ({
    name,
    label: messages.fields[name],
    value: typed[name],
    error: problems[name],
    className: controls.fields,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      onType(name, target.value);
    },
  });
  return (
    <form ref={form} noValidate className={styles.sheet} onSubmit={submit}>
      {children}
      {error && !isFieldProblem && (
        <Alert tone="danger">
          {failureText(error)} {texts.kept}
        </Alert>
      )}
      <TextField {...of('job_title')} required autoComplete="off" />
      <TextArea {...of('job_short_desc')} required rows={2} hint={texts.shortHint} />
      <TextArea {...of('description')} required rows={14} hint={texts.descriptionHint} />
      <div className={styles.pair}>
        <SelectField
          {...of('category_id')}
          required
          placeholder={texts.choose}
          options={(choices?.categories ?? []).map(({ id, jobcategory }) => ({
            value: String(id),
            label: jobcategory,
          }))}
        />
        <SelectField
          {...of('job_type')}
          required
          placeholder={texts.choose}
          options={jobTypes.map(({ id, label }) => ({ value: String(id), label }))}
        />
      </div>
      <div className={styles.pair}>
        <TextField {...of('vch_office')} required />
        <SelectField
          {...of('int_location_id')}
          required
          placeholder={texts.choose}
          options={(choices?.locations ?? []).map(({ fk_district_id, vch_district }) => ({
            value: String(fk_district_id),
            label: vch_district,
          }))}
        />
      </div>
      <div className={styles.pair}>
        <TextField {...of('first_date')} type="date" hint={texts.firstHint} />
        <TextField {...of('last_date')} type="date" required hint={texts.lastHint} />
      </div>
      <div className={styles.buttons}>
        <Button
          type="submit"
          size="sm"
          className={controls.button}
          busy={isPending}
          busyLabel={texts.saving}
        >
          {action}
        </Button>
        <Button variant="secondary" size="sm" className={controls.button} onClick={onCancel}>
          {shared.cancel}
        </Button>
      </div>
    </form>
  );
};

/** Returns a function that opens a vacancy, or none, in the filtered list. */
const useGoTo = () => {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return (jobId?: number) => {
    const pathname = jobId === undefined ? '/vacancies' : `/vacancies/${String(jobId)}`;
    void navigate({ pathname, search: params.toString() });
  };
};

export const NewForm = () => {
  const { desk } = useBackend();
  const toast = useToast();
  const goTo = useGoTo();
  const keepNew = useKeepNew();
  const { typed, set, forget } = useTyped('vacancy new', nothingTyped, 0);
  // A changed text is another vacancy and gets another key. The same one is created once, however often it is
  // sent.
  const [key, setKey] = useState(() => nanoid());
  const [today] = useState(() => dateOf(Date.now()));
  useTitle(texts.newHeading, messages.title);
  const create = useMutation({
    mutationFn: async () => desk.vacancies.create(fieldsOf(typed), { idempotencyKey: key }),
    onSuccess: (vacancy) => {
      forget();
      keepNew(vacancy);
      toast({ tone: 'success', text: texts.created });
      goTo(vacancy.job_id);
    },
  });
  return (
    <>
      <DetailHead name={texts.newHeading} subtitle={texts.newText} />
      <VacancyForm
        typed={typed}
        lastDayFrom={today}
        onType={(field, value) => {
          set(field, value);
          setKey(nanoid());
        }}
        error={create.error}
        isPending={create.isPending}
        action={texts.create}
        onSubmit={() => {
          create.mutate();
        }}
        onCancel={() => {
          forget();
          goTo();
        }}
      />
    </>
  );
};

/** Returns label and formatter of each field in a conflict. */
const useFieldLabels = () => {
  const { data: choices } = useVacancyChoices();
  const plain = (name: FieldName) => ({
    label: messages.fields[name],
    format: (text: string) => text,
  });
  return {
    job_title: plain('job_title'),
    job_short_desc: plain('job_short_desc'),
    description: plain('description'),
    category_id: {
      label: messages.fields.category_id,
      format: (id: number) =>
        choices?.categories.find((one) => one.id === id)?.jobcategory ?? String(id),
    },
    job_type: { label: messages.fields.job_type, format: jobTypeText },
    vch_office: plain('vch_office'),
    int_location_id: {
      label: messages.fields.int_location_id,
      format: (id: number) =>
        choices?.locations.find((one) => one.fk_district_id === id)?.vch_district ?? String(id),
    },
    first_date: {
      label: messages.fields.first_date,
      format: (day: string | null) => (day === null ? '' : dayText(day)),
    },
    last_date: { label: messages.fields.last_date, format: dayText },
  };
};

export const EditForm = ({ vacancy }: { readonly vacancy: Vacancy }) => {
  const { desk } = useBackend();
  const queries = useQueryClient();
  const toast = useToast();
  const goTo = useGoTo();
  const { job_id, job_title, status } = vacancy;
  // The vacancy when editing began; later changes are somebody else's.
  const [before, setBefore] = useState(vacancy);
  const { typed, version, set, forget } = useTyped(
    `vacancy ${String(job_id)}`,
    typedOf(before),
    before.version,
  );
  const [conflict, setConflict] = useState<Conflict<Vacancy, Partial<VacancyFields>>>();
  const fieldLabels = useFieldLabels();
  const [today] = useState(() => dateOf(Date.now()));
  useTitle(texts.editHeading(job_title), messages.title);
  const save = useMutation({
    mutationFn: async (seen: number) =>
      desk.vacancies.change(job_id, changesOf(before, typed), { version: seen }),
    onSuccess: ({ outcome, current }) => {
      keepVacancy(queries, current);
      if (outcome === 'stale') {
        setConflict({ before, theirs: current, mine: changesOf(before, typed) });
        return;
      }
      forget();
      toast({ tone: 'success', text: texts.saved });
      goTo(job_id);
    },
    onError: () => {
      setConflict(undefined);
    },
  });
  const leave = () => {
    forget();
    goTo(job_id);
  };
  return (
    <>
      <DetailHead
        name={texts.editHeading(job_title)}
        subtitle={status === 'open' ? texts.liveText : undefined}
      />
      <VacancyForm
        typed={typed}
        lastDayFrom={status === 'draft' ? today : undefined}
        onType={set}
        error={save.error}
        isPending={save.isPending}
        action={texts.save}
        onSubmit={() => {
          if (Object.keys(changesOf(before, typed)).length === 0) leave();
          else save.mutate(version);
        }}
        onCancel={leave}
      />
      {conflict && (
        <ConflictDialog
          differences={differences<Vacancy>(conflict, fieldLabels)}
          saving={save.isPending}
          onKeepTheirs={() => {
            forget();
            setBefore(conflict.theirs);
            setConflict(undefined);
          }}
          onSaveMine={() => {
            save.mutate(conflict.theirs.version);
          }}
        />
      )}
    </>
  );
};
