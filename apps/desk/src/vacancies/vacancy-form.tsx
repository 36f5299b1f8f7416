import { ApiError } from '@example/api/problem';
import { jobTypes } from '@example/content/career';
import { Alert } from '@example/ui/alert';
import { AlertDialog } from '@example/ui/alert-dialog';
import { SelectField } from '@example/ui/select-field';
import { TextArea } from '@example/ui/text-area';
import { TextField } from '@example/ui/text-field';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { messages as shared } from '../messages/details.ts';
import { messages } from '../messages/vacancies.ts';
import { DateField } from '../forms/date-field.tsx';
import { Failure } from '../view/failure.tsx';
import { failureText } from '../toasts/failure-text.ts';
import * as controls from '../style/controls.css.ts';
import { SmallButton } from '../style/small-button.tsx';
import { AddChoiceDialog, type ChoiceField } from './add-choice-dialog.tsx';
import type { FieldName, Typed } from './typed-vacancy.ts';
import { useVacancyChoices } from './use-vacancy.ts';
import * as styles from './vacancy-form.css.ts';

const texts = messages.form;

/** Returns the errors that are found before sending. */
const missingOf = (typed: Typed, firstDay?: string): Partial<Record<string, string>> => {
  const needed = {
    ...texts.missing,
    ...(firstDay === undefined && { first_date: messages.dayMissing }),
  };
  const missing = Object.entries(needed).filter(([name]) => typed[name as FieldName].trim() === '');
  const { first_date, last_date } = typed;
  const isBefore = (day = '') => last_date !== '' && last_date < day;
  return {
    ...Object.fromEntries(missing),
    ...(isBefore(first_date) && { last_date: texts.lastBeforeFirst }),
    ...(isBefore(firstDay) && { last_date: texts.lastPast }),
  };
};

/** Returns the service's error for each field. */
const problemsOf = (error: Error | null): Partial<Record<string, string>> =>
  error instanceof ApiError
    ? Object.fromEntries(error.errors.map(({ field, message }) => [field, message]))
    : {};

interface FormProps {
  readonly typed: Typed;
  /** True when something typed would be lost by leaving. */
  readonly isChanged: boolean;
  /** Earliest last day of a draft, whose first day may be left empty; `undefined` once it was published. */
  readonly lastDayFrom?: string | undefined;
  readonly onType: (field: FieldName, value: string) => void;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly action: string;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
}

export const VacancyForm = ({
  typed,
  isChanged,
  lastDayFrom,
  onType,
  error,
  isPending,
  action,
  onSubmit,
  onCancel,
}: FormProps) => {
  const { data: choices, error: unread, refetch } = useVacancyChoices();
  const form = useRef<HTMLFormElement>(null);
  // A second press can come before React renders the pending state.
  const isSent = useRef(false);
  useEffect(() => {
    if (!isPending) isSent.current = false;
  }, [isPending]);
  const [tried, setTried] = useState(false);
  /** True when the first day, which may be left empty, was begun and not finished. */
  const [isHalfDay, setHalfDay] = useState(false);
  const [adding, setAdding] = useState<ChoiceField>();
  const [asks, setAsks] = useState(false);
  const missing = missingOf(typed, lastDayFrom);
  const problems: Partial<Record<string, string>> = {
    ...problemsOf(error),
    ...(tried && missing),
    ...(isHalfDay && typed.first_date === '' && { first_date: messages.dayMissing }),
  };
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
    const isHalf = form.current?.querySelector('[name=first_date]:invalid') != null;
    flushSync(() => {
      setTried(true);
      setHalfDay(isHalf);
    });
    if (isHalf || Object.keys(missing).length > 0) {
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
      // Ignores typing while the vacancy is saved.
      if (!isPending) onType(name, target.value);
    },
  });
  const addButton = (field: ChoiceField) => (
    <SmallButton variant="ghost" className={styles.add} onClick={() => setAdding(field)}>
      {messages.addChoice[field].open}
    </SmallButton>
  );
  return (
    <>
      <form ref={form} noValidate className={styles.sheet} onSubmit={submit}>
        {error && !isFieldProblem && (
          <Alert tone="danger">
            {failureText(error)} {texts.kept}
          </Alert>
        )}
        <TextField {...of('job_title')} required autoComplete="off" />
        <TextArea {...of('job_short_desc')} required rows={2} hint={texts.shortHint} />
        <TextArea {...of('description')} required rows={14} hint={texts.descriptionHint} />
        <div className={styles.pair}>
          <div className={styles.choice}>
            <SelectField
              {...of('category_id')}
              required
              placeholder={texts.choose}
              options={(choices?.categories ?? []).map(({ id, jobcategory }) => ({
                value: String(id),
                label: jobcategory,
              }))}
            />
            {addButton('category_id')}
          </div>
          <SelectField
            {...of('job_type')}
            required
            placeholder={texts.choose}
            options={jobTypes.map(({ id, label }) => ({ value: String(id), label }))}
          />
        </div>
        <div className={styles.pair}>
          <TextField {...of('vch_office')} required />
          <div className={styles.choice}>
            <SelectField
              {...of('int_location_id')}
              required
              placeholder={texts.choose}
              options={(choices?.locations ?? []).map(({ fk_district_id, vch_district }) => ({
                value: String(fk_district_id),
                label: vch_district,
              }))}
            />
            {addButton('int_location_id')}
          </div>
        </div>
        <div className={styles.pair}>
          <DateField
            {...of('first_date')}
            required={lastDayFrom === undefined}
            hint={lastDayFrom === undefined ? undefined : texts.firstHint}
          />
          <DateField {...of('last_date')} required hint={texts.lastHint} />
        </div>
        <div className={styles.buttons}>
          <SmallButton variant="primary" type="submit" busy={isPending} busyLabel={texts.saving}>
            {action}
          </SmallButton>
          <SmallButton onClick={() => (isChanged ? setAsks(true) : onCancel())}>
            {shared.cancel}
          </SmallButton>
        </div>
      </form>
      <AlertDialog
        open={asks}
        onOpenChange={setAsks}
        heading={texts.discard.heading}
        okText={texts.discard.action}
        cancelText={texts.discard.keep}
        onOk={onCancel}
      >
        {texts.discard.text}
      </AlertDialog>
      {adding && (
        <AddChoiceDialog
          field={adding}
          onAdded={(id) => onType(adding, String(id))}
          onClose={() => setAdding(undefined)}
        />
      )}
    </>
  );
};
