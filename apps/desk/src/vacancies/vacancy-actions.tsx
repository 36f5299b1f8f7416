import type { Changed, Vacancy } from '@example/api/desk';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useClients } from '../clients/clients.ts';
import { hasDraft } from '../drafts/use-draft.ts';
import { messages as shared } from '../messages/details.ts';
import { messages } from '../messages/vacancies.ts';
import { ConfirmButton } from '../forms/confirm-button.tsx';
import { useNotSaved } from '../toasts/toasts.tsx';
import { useShortcut } from '../shortcuts/shortcuts-provider.tsx';
import { SmallButton } from '../style/small-button.tsx';
import { useToday } from '../view/use-today.ts';
import { actionsOf } from './actions-of.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { ExtendDialog, PublishDialog } from './day-dialogs.tsx';
import { useOpenVacancy } from './use-open-vacancy.ts';
import { draftOf } from './typed-vacancy.ts';
import { deedFailure, useDeed, useForget } from './use-vacancy.ts';

const texts = messages.detail;

interface ConfirmedActionProps {
  readonly vacancy: Vacancy;
  readonly texts: Readonly<Record<'heading' | 'text' | 'action' | 'done', string>>;
  readonly label: string;
  readonly run: (version: number) => Promise<Changed<Vacancy>>;
  readonly onDone?: () => void;
}

/** A button for an action that takes a vacancy off the site, after a question. */
const ConfirmedAction = ({ vacancy, texts: asked, label, run, onDone }: ConfirmedActionProps) => {
  const notSaved = useNotSaved();
  const deed = useDeed<undefined>({
    vacancy,
    run: async (_nothing, version) => run(version),
    done: () => asked.done,
  });
  return (
    <ConfirmButton
      label={label}
      busy={deed.isPending}
      heading={asked.heading}
      text={asked.text}
      action={asked.action}
      onConfirm={() => {
        deed.mutate(undefined, {
          onSuccess: ({ outcome }) => {
            if (outcome === 'changed') onDone?.();
          },
          onError: (error) => {
            if (deedFailure(error) !== undefined) notSaved(error);
          },
        });
      }}
    />
  );
};

/** Deletes the vacancy and returns to the list. */
const DeleteButton = ({ vacancy }: { readonly vacancy: Vacancy }) => {
  const { desk } = useClients();
  const openVacancy = useOpenVacancy();
  const forget = useForget();
  const isDeleted = useRef(false);
  const forgetDeleted = useEffectEvent(() => {
    if (isDeleted.current) forget(vacancy);
  });
  // With the panel, and not before: while it is mounted, it would read again what is not in the cache.
  useEffect(() => () => forgetDeleted(), []);
  return (
    <ConfirmedAction
      vacancy={vacancy}
      texts={messages.delete}
      label={texts.delete}
      run={async (version) => desk.vacancies.delete(vacancy.job_id, { version })}
      onDone={() => {
        isDeleted.current = true;
        openVacancy();
      }}
    />
  );
};

export const VacancyActions = ({ vacancy }: { readonly vacancy: Vacancy }) => {
  const { desk } = useClients();
  const openVacancy = useOpenVacancy();
  const [dialog, setDialog] = useState<'publish' | 'extend' | 'copy'>();
  const actions = actionsOf(vacancy, useToday());
  const edit = () => openVacancy(vacancy.job_id, 'edit');
  useShortcut('e', edit);
  const shut = () => setDialog(undefined);
  return (
    <>
      {actions.publish && (
        <SmallButton variant="primary" onClick={() => setDialog('publish')}>
          {texts.publish}
        </SmallButton>
      )}
      <SmallButton onClick={edit}>
        {hasDraft(draftOf(vacancy)) ? shared.mail.begun(texts.edit) : texts.edit}
      </SmallButton>
      {actions.extend && (
        <SmallButton onClick={() => setDialog('extend')}>{texts.extend}</SmallButton>
      )}
      <SmallButton onClick={() => setDialog('copy')}>{texts.copy}</SmallButton>
      {actions.close && (
        <ConfirmedAction
          vacancy={vacancy}
          texts={messages.close}
          label={texts.close}
          run={async (version) => desk.vacancies.close(vacancy.job_id, { version })}
        />
      )}
      {actions.delete && <DeleteButton vacancy={vacancy} />}
      {dialog === 'publish' && <PublishDialog vacancy={vacancy} onClose={shut} />}
      {dialog === 'copy' && <CopyDialog vacancy={vacancy} onClose={shut} />}
      {dialog === 'extend' && <ExtendDialog vacancy={vacancy} onClose={shut} />}
    </>
  );
};
