import type { Vacancy } from '@example/api/desk';
import { Alert } from '@example/ui/alert';
import { ApiError } from '@example/api/problem';
import { TextField } from '@example/ui/text-field';
import { type SubmitEvent, useId, useState } from 'react';
import { useBackend } from '../backend/backend.ts';
import { FormDialog } from '../details/form-dialog.tsx';
import * as controls from '../style/controls.css.ts';
import { dateOf, dayAfter, dayText } from '../messages/dates.ts';
import { messages } from '../messages/vacancies.ts';
import { deedFailure, useDeed } from './use-vacancy.ts';
import * as styles from './vacancy-form.css.ts';

interface DayDialogProps {
  /** Field of the vacancy that the dialog asks for. */
  readonly field: 'first_date' | 'last_date';
  readonly heading: string;
  readonly description?: string;
  readonly label: string;
  readonly hint: string;
  /** Range of days to choose from, `yyyy-MM-dd`. */
  readonly min: string;
  readonly max?: string;
  readonly initial: string;
  readonly action: string;
  readonly working: string;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onSubmit: (day: string) => void;
  readonly onClose: () => void;
}

const DayDialog = ({
  field,
  heading,
  description,
  label,
  hint,
  min,
  max,
  initial,
  action,
  working,
  isPending,
  error,
  onSubmit,
  onClose,
}: DayDialogProps) => {
  const form = useId();
  const [day, setDay] = useState(initial);
  const [tried, setTried] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (day !== '' && !isPending) onSubmit(day);
  };
  const refused = error instanceof ApiError ? error.errors : [];
  const told = refused.find((one) => one.field === field)?.message;
  const missing = tried && day === '' ? messages.dayMissing : undefined;
  const failure = told === undefined ? (refused[0]?.message ?? deedFailure(error)) : undefined;
  return (
    <FormDialog
      form={form}
      heading={heading}
      description={description}
      action={action}
      working={working}
      busy={isPending}
      open
      onOpenChange={onClose}
    >
      <form id={form} noValidate className={styles.form} onSubmit={submit}>
        {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
        <TextField
          type="date"
          name="day"
          label={label}
          hint={hint}
          required
          min={min}
          max={max}
          className={controls.fields}
          value={day}
          error={missing ?? told}
          onChange={({ target }) => {
            setDay(target.value);
          }}
        />
      </form>
    </FormDialog>
  );
};

interface DialogProps {
  readonly vacancy: Vacancy;
  readonly onClose: () => void;
}

const later = (one: string, other: string) => (one > other ? one : other);

/** Publishes a vacancy, today or on another day. */
export const PublishDialog = ({ vacancy, onClose }: DialogProps) => {
  const { desk } = useBackend();
  const { job_id, first_date, last_date } = vacancy;
  const [today] = useState(() => dateOf(Date.now()));
  const { heading, text, firstDay, hint, action, working, done, later: onDay } = messages.publish;
  const { mutate, isPending, error } = useDeed<string>({
    vacancy,
    run: async (day, version) => desk.vacancies.publish(job_id, { first_date: day }, { version }),
    done: (now) => (now.status === 'scheduled' ? onDay(dayText(now.first_date ?? today)) : done),
    onDone: onClose,
  });
  return (
    <DayDialog
      field="first_date"
      heading={heading}
      description={text(dayText(last_date))}
      label={firstDay}
      hint={hint}
      min={today}
      max={last_date}
      initial={later(first_date ?? today, today)}
      action={action}
      working={working}
      isPending={isPending}
      error={error}
      onSubmit={mutate}
      onClose={onClose}
    />
  );
};

export const ExtendDialog = ({ vacancy, onClose }: DialogProps) => {
  const { desk } = useBackend();
  const { job_id, last_date } = vacancy;
  const [today] = useState(() => dateOf(Date.now()));
  const { heading, lastDay, hint, action, working, done } = messages.extend;
  const { mutate, isPending, error } = useDeed<string>({
    vacancy,
    run: async (day, version) => desk.vacancies.extend(job_id, { last_date: day }, { version }),
    done: (now) => done(dayText(now.last_date)),
    onDone: onClose,
  });
  return (
    <DayDialog
      field="last_date"
      heading={heading}
      label={lastDay}
      hint={hint(dayText(last_date))}
      min={later(dayAfter(last_date), today)}
      initial=""
      action={action}
      working={working}
      isPending={isPending}
      error={error}
      onSubmit={mutate}
      onClose={onClose}
    />
  );
};
