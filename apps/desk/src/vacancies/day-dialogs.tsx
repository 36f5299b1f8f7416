import type { Changed, Vacancy } from '@example/api/desk';
import { ApiError } from '@example/api/problem';
import { type ComponentProps, useState } from 'react';
import { useClients } from '../clients/clients.ts';
import { DateField } from '../forms/date-field.tsx';
import { DialogForm, FormDialog } from '../forms/form-dialog.tsx';
import * as controls from '../style/controls.css.ts';
import { dayAfter, dayText } from '../messages/dates.ts';
import { messages } from '../messages/vacancies.ts';
import { useToday } from '../view/use-today.ts';
import { deedFailure, useDeed } from './use-vacancy.ts';

interface DialogProps {
  readonly vacancy: Vacancy;
  readonly onClose: () => void;
}

interface DayDialogProps extends DialogProps {
  /** Field of the vacancy that the dialog asks for. */
  readonly field: 'first_date' | 'last_date';
  readonly texts: ComponentProps<typeof FormDialog>['texts'];
  readonly label: string;
  readonly hint: string;
  /** Range of days to choose from, `yyyy-MM-dd`. */
  readonly min: string;
  readonly max?: string;
  /** Day until another is chosen; follows midnight. */
  readonly initial: string;
  readonly run: (day: string, version: number) => Promise<Changed<Vacancy>>;
  readonly done: (vacancy: Vacancy) => string;
}

const DayDialog = ({
  vacancy,
  field,
  texts,
  initial,
  run,
  done,
  onClose,
  ...day
}: DayDialogProps) => {
  const [chosen, setChosen] = useState<string>();
  const typed = chosen ?? initial;
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error } = useDeed({ vacancy, run, done, onDone: onClose });
  const submit = () => {
    setTried(true);
    if (typed !== '' && !isPending) mutate(typed);
  };
  const refused = error instanceof ApiError ? error.errors : [];
  const told = refused.find((one) => one.field === field)?.message;
  const missing = tried && typed === '' ? messages.dayMissing : undefined;
  const failure = told === undefined ? (refused[0]?.message ?? deedFailure(error)) : undefined;
  return (
    <FormDialog texts={texts} busy={isPending} onClose={onClose}>
      <DialogForm failure={failure} onSubmit={submit}>
        <DateField
          {...day}
          name="day"
          required
          className={controls.fields}
          value={typed}
          error={missing ?? told}
          onChange={({ target }) => setChosen(target.value)}
        />
      </DialogForm>
    </FormDialog>
  );
};

const later = (one: string, other: string) => (one > other ? one : other);

/** Publishes a vacancy, today or on another day. */
export const PublishDialog = ({ vacancy, onClose }: DialogProps) => {
  const { desk } = useClients();
  const { job_id, first_date, last_date } = vacancy;
  const today = useToday();
  const texts = messages.publish;
  return (
    <DayDialog
      vacancy={vacancy}
      onClose={onClose}
      field="first_date"
      texts={{ ...texts, description: texts.text(dayText(last_date)) }}
      label={texts.firstDay}
      hint={texts.hint}
      min={today}
      max={last_date}
      initial={later(first_date ?? today, today)}
      run={async (day, version) => desk.vacancies.publish(job_id, { first_date: day }, { version })}
      done={(now) =>
        now.status === 'scheduled' ? texts.later(dayText(now.first_date ?? today)) : texts.done
      }
    />
  );
};

export const ExtendDialog = ({ vacancy, onClose }: DialogProps) => {
  const { desk } = useClients();
  const { job_id, last_date } = vacancy;
  const today = useToday();
  const texts = messages.extend;
  return (
    <DayDialog
      vacancy={vacancy}
      onClose={onClose}
      field="last_date"
      texts={texts}
      label={texts.lastDay}
      hint={texts.hint(dayText(last_date))}
      min={later(dayAfter(last_date), today)}
      initial=""
      run={async (day, version) => desk.vacancies.extend(job_id, { last_date: day }, { version })}
      done={(now) => texts.done(dayText(now.last_date))}
    />
  );
};
