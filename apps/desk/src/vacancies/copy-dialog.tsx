import type { Vacancy } from '@example/api/desk';
import { ApiError } from '@example/api/problem';
import { useMutation } from '@tanstack/react-query';
import { nanoid } from 'nanoid';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useClients } from '../clients/clients.ts';
import { DateField } from '../forms/date-field.tsx';
import { DialogForm, FormDialog } from '../forms/form-dialog.tsx';
import { dayText, daysAfter, daysBetween } from '../messages/dates.ts';
import { messages } from '../messages/vacancies.ts';
import { failureText } from '../toasts/failure-text.ts';
import { useToast } from '../toasts/toasts.tsx';
import { useLeft, useToldWhenLeft } from '../toasts/use-left.ts';
import * as controls from '../style/controls.css.ts';
import { SmallButton } from '../style/small-button.tsx';
import { useToday } from '../view/use-today.ts';
import { useKeepNew } from './use-vacancy.ts';
import * as styles from './vacancy-form.css.ts';

const texts = messages.copy;

const DAYS_OF_A_WEEK = 7;
/** Weeks from today that a press chooses. */
const WEEKS = [2, 4, 6] as const;

/** Returns the last day that is proposed: the copy is open for as long as the vacancy was. */
const proposedDay = ({ first_date, last_date }: Vacancy, today: string) => {
  const days = first_date === null ? 0 : daysBetween(first_date, last_date);
  return daysAfter(today, days > 0 ? days : 4 * DAYS_OF_A_WEEK);
};

interface CopyDialogProps {
  readonly vacancy: Vacancy;
  readonly onClose: () => void;
}

/** Copies a vacancy with another last day: published at once, or as a draft to edit. */
export const CopyDialog = ({ vacancy, onClose }: CopyDialogProps) => {
  const { desk } = useClients();
  const navigate = useNavigate();
  const toast = useToast();
  const keepNew = useKeepNew();
  const isLeft = useLeft();
  const field = useRef<HTMLInputElement>(null);
  const today = useToday();
  const [typed, setTyped] = useState(() => proposedDay(vacancy, today));
  const [key] = useState(() => nanoid());
  const copy = useMutation({
    mutationFn: async (publish: boolean) =>
      desk.vacancies.copy(
        vacancy.job_id,
        { last_date: typed, publish },
        // Another day or choice is another copy.
        { idempotencyKey: `${key}-${typed}-${String(publish)}` },
      ),
    onSuccess: (made, publish) => {
      keepNew(made);
      toast({
        tone: 'success',
        text: publish ? texts.published(dayText(made.last_date)) : texts.copied,
      });
      if (isLeft()) return;
      onClose();
      void navigate(`/vacancies/${String(made.job_id)}${publish ? '' : '/edit'}`);
    },
    onError: useToldWhenLeft(),
  });
  const missing = typed === '' ? messages.dayMissing : undefined;
  const told = copy.error instanceof ApiError ? copy.error.errors[0]?.message : undefined;
  const run = (publish: boolean) => {
    if (missing === undefined && !copy.isPending) copy.mutate(publish);
  };
  return (
    <FormDialog
      texts={{ ...texts, description: texts.text(vacancy.job_title) }}
      busy={copy.isPending && copy.variables}
      onClose={onClose}
      initialFocus={field}
      otherActions={
        <SmallButton
          busy={copy.isPending && !copy.variables}
          busyLabel={texts.working}
          onClick={() => run(false)}
        >
          {texts.draft}
        </SmallButton>
      }
    >
      <DialogForm
        failure={copy.error !== null && told === undefined && failureText(copy.error)}
        onSubmit={() => run(true)}
      >
        <DateField
          ref={field}
          name="last_date"
          label={texts.lastDay}
          hint={messages.form.lastHint}
          min={today}
          required
          className={controls.fields}
          value={typed}
          error={missing ?? told}
          onChange={({ target }) => {
            setTyped(target.value);
            copy.reset();
          }}
        />
        <div className={styles.buttons}>
          {WEEKS.map((weeks) => (
            <SmallButton
              key={weeks}
              onClick={() => {
                setTyped(daysAfter(today, weeks * DAYS_OF_A_WEEK));
                copy.reset();
                // Enter publishes from there.
                field.current?.focus();
              }}
            >
              {texts.inWeeks(weeks)}
            </SmallButton>
          ))}
        </div>
      </DialogForm>
    </FormDialog>
  );
};
