import { useMutation } from '@tanstack/react-query';
import { useClients } from '../clients/clients.ts';
import { useIdempotencyKey } from '../clients/use-idempotency-key.ts';
import { DetailHead } from '../details/detail-panel.tsx';
import { writeSent } from '../drafts/use-draft.ts';
import { messages } from '../messages/vacancies.ts';
import { useToast } from '../toasts/toasts.tsx';
import { useLeft, useToldWhenLeft } from '../toasts/use-left.ts';
import { useTitle } from '../view/use-title.ts';
import { useToday } from '../view/use-today.ts';
import { fieldsOf, nothingTyped, useTyped } from './typed-vacancy.ts';
import { useOpenVacancy } from './use-open-vacancy.ts';
import { useKeepNew } from './use-vacancy.ts';
import { VacancyForm } from './vacancy-form.tsx';

const texts = messages.form;

const DRAFT = 'vacancy new';

export const NewForm = () => {
  const { desk } = useClients();
  const toast = useToast();
  const openVacancy = useOpenVacancy();
  const keepNew = useKeepNew();
  const isLeft = useLeft();
  const { typed, set, forget } = useTyped(DRAFT, nothingTyped, 0);
  const content = JSON.stringify(typed);
  const idempotencyKey = useIdempotencyKey(content, DRAFT);
  const today = useToday();
  useTitle(texts.newHeading, messages.title);
  const create = useMutation({
    mutationFn: async () => desk.vacancies.create(fieldsOf(typed), { idempotencyKey }),
    onMutate: () => writeSent(DRAFT, { content, key: idempotencyKey }),
    onSuccess: (vacancy) => {
      forget();
      keepNew(vacancy);
      toast({ tone: 'success', text: texts.created });
      if (!isLeft()) openVacancy(vacancy.job_id);
    },
    onError: useToldWhenLeft(),
  });
  return (
    <>
      <DetailHead name={texts.newHeading} subtitle={texts.newText} />
      <VacancyForm
        typed={typed}
        isChanged={Object.values(typed).some((text) => text !== '')}
        lastDayFrom={today}
        onType={set}
        error={create.error}
        isPending={create.isPending}
        action={texts.create}
        onSubmit={() => create.mutate()}
        onCancel={() => {
          forget();
          openVacancy();
        }}
      />
    </>
  );
};
