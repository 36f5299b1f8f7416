import type { Member } from '@example/api/desk';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useClients } from '../clients/clients.ts';
import { messages } from '../messages/staff.ts';
import { goToSignIn } from '../session/sign-in-address.ts';
import { ConfirmButton } from '../forms/confirm-button.tsx';
import { useNotSaved, useToast } from '../toasts/toasts.tsx';
import { SmallButton } from '../style/small-button.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { memberFailure, useKeepMember } from './use-member.ts';

type Deed = 'disable' | 'enable' | 'reset';

interface DeedButtonProps {
  readonly member: Member;
  readonly deed: Deed;
  /** True when the deed signs the caller out. */
  readonly signsOut?: boolean;
}

/** A button for an action on a member, after a question. */
const DeedButton = ({ member, deed, signsOut = false }: DeedButtonProps) => {
  const { desk } = useClients();
  const toast = useToast();
  const notSaved = useNotSaved();
  const keep = useKeepMember();
  const { open, done, heading, text, action } = messages[deed];
  const act = useMutation({
    mutationFn: async () => desk.staff[deed](member.employee_code),
    onSuccess: (changed) => {
      if (signsOut) {
        goToSignIn();
        return;
      }
      keep(changed);
      toast({ tone: 'success', text: done });
    },
    onError: (error) => notSaved(memberFailure(error)),
  });
  return (
    <ConfirmButton
      label={open}
      busy={act.isPending}
      heading={heading}
      text={text(member.name)}
      action={action}
      onConfirm={() => act.mutate()}
    />
  );
};

interface MemberActionsProps {
  readonly member: Member;
  readonly isOwn: boolean;
}

/** Buttons by which an administrator changes, disables, enables or resets a member. */
export const MemberActions = ({ member, isOwn }: MemberActionsProps) => {
  const [edits, setEdits] = useState(false);
  return (
    <>
      <SmallButton onClick={() => setEdits(true)}>{messages.edit.open}</SmallButton>
      {edits && <EditDialog member={member} isOwn={isOwn} onClose={() => setEdits(false)} />}
      {member.state === 'active' && <DeedButton member={member} deed="reset" signsOut={isOwn} />}
      {member.state === 'disabled' ? (
        <DeedButton member={member} deed="enable" />
      ) : (
        !isOwn && <DeedButton member={member} deed="disable" />
      )}
    </>
  );
};
