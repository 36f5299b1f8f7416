import type { Vacancy, VacancyFields } from '@example/api/desk';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useClients } from '../clients/clients.ts';
import { ConflictDialog } from '../details/conflict-dialog.tsx';
import { DetailHead } from '../details/detail-panel.tsx';
import * as styles from '../details/detail-panel.css.ts';
import { differences, type FieldLabels } from '../details/differences.ts';
import type { Conflict } from '../details/use-change.ts';
import { hasDraft } from '../drafts/use-draft.ts';
import { dayText } from '../messages/dates.ts';
import { messages as shared } from '../messages/details.ts';
import { jobTypeText, messages } from '../messages/vacancies.ts';
import { useNotSaved, useToast } from '../toasts/toasts.tsx';
import { useLeft, useToldWhenLeft } from '../toasts/use-left.ts';
import { useTitle } from '../view/use-title.ts';
import { useToday } from '../view/use-today.ts';
import {
  changesOf,
  draftOf,
  type FieldName,
  fieldNames,
  typedOf,
  useTyped,
} from './typed-vacancy.ts';
import { useOpenVacancy } from './use-open-vacancy.ts';
import { useKeepVacancy, useVacancyChoices } from './use-vacancy.ts';
import { VacancyForm } from './vacancy-form.tsx';

const texts = messages.form;

/** Returns label and formatter of each field in a conflict. */
const useFieldLabels = () => {
  const { data: choices } = useVacancyChoices();
  const formats: Partial<Record<FieldName, (value: never) => string>> = {
    category_id: (id: number) =>
      choices?.categories.find((one) => one.id === id)?.jobcategory ?? String(id),
    job_type: jobTypeText,
    int_location_id: (id: number) =>
      choices?.locations.find((one) => one.fk_district_id === id)?.vch_district ?? String(id),
    first_date: (day: string | null) => (day === null ? '' : dayText(day)),
    last_date: dayText,
  };
  return Object.fromEntries(
    fieldNames.map((name) => [
      name,
      { label: messages.fields[name], format: formats[name] ?? String },
    ]),
  ) as FieldLabels<Vacancy>;
};

export const EditForm = ({ vacancy }: { readonly vacancy: Vacancy }) => {
  const { desk } = useClients();
  const keep = useKeepVacancy();
  const toast = useToast();
  const openVacancy = useOpenVacancy();
  const isLeft = useLeft();
  const notSaved = useNotSaved();
  const toldWhenLeft = useToldWhenLeft();
  const { job_id, job_title, status } = vacancy;
  // The vacancy when editing began; later changes are somebody else's.
  const [before, setBefore] = useState(vacancy);
  const { typed, version, set, forget } = useTyped(
    draftOf(vacancy),
    typedOf(before),
    before.version,
  );
  const [isBegun] = useState(() => hasDraft(draftOf(vacancy)));
  const [conflict, setConflict] = useState<Conflict<Vacancy, Partial<VacancyFields>>>();
  const fieldLabels = useFieldLabels();
  const today = useToday();
  useTitle(texts.editHeading(job_title), messages.title);
  const save = useMutation({
    mutationFn: async (seen: number) =>
      desk.vacancies.change(job_id, changesOf(before, typed), { version: seen }),
    onSuccess: ({ outcome, current }) => {
      keep(current);
      if (outcome === 'stale') {
        setConflict({ before, theirs: current, mine: changesOf(before, typed) });
        if (isLeft()) notSaved(shared.changedFirst);
        return;
      }
      forget();
      toast({ tone: 'success', text: texts.saved });
      if (!isLeft()) openVacancy(job_id);
    },
    onError: (error) => {
      setConflict(undefined);
      toldWhenLeft(error);
    },
  });
  const isChanged = Object.keys(changesOf(before, typed)).length > 0;
  const leave = () => {
    forget();
    openVacancy(job_id);
  };
  return (
    <>
      <DetailHead
        name={texts.editHeading(job_title)}
        subtitle={status === 'open' ? texts.liveText : undefined}
      >
        {isBegun && <p className={styles.muted}>{texts.begunText}</p>}
      </DetailHead>
      <VacancyForm
        typed={typed}
        isChanged={isChanged}
        lastDayFrom={status === 'draft' ? today : undefined}
        onType={set}
        error={save.error}
        isPending={save.isPending}
        action={texts.save}
        onSubmit={() => {
          if (isChanged) save.mutate(version);
          else leave();
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
          onSaveMine={() => save.mutate(conflict.theirs.version)}
          // What was typed stays, and is asked about again when it is saved.
          onClose={() => setConflict(undefined)}
        />
      )}
    </>
  );
};
