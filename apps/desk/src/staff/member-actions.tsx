import type { Member } from '@example/api/desk';
import { AlertDialog } from '@example/ui/alert-dialog';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useClients } from '../clients/clients.ts';
import { messages as shared } from '../messages/details.ts';
import { messages } from '../messages/staff.ts';
import { goToSignIn } from '../session/sign-in-address.ts';
import { useNotSaved, useToast } from '../parts/toasts.tsx';
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
  const [asks, setAsks] = useState(false);
  const texts = messages[deed];
  const act = useMutation({
    mutationFn: async () => desk.staff[deed](member.employee_code),
    onSuccess: (changed) => {
      if (signsOut) {
        goToSignIn();
        return;
      }
      keep(changed);
      toast({ tone: 'success', text: texts.done });
    },
    onError: (error) => notSaved(memberFailure(error)),
    onSettled: () => setAsks(false),
  });
  return (
    <>
      <SmallButton busy={act.isPending} busyLabel={texts.open} onClick={() => setAsks(true)}>
        {texts.open}
      </SmallButton>
      <AlertDialog
        open={asks}
        onOpenChange={setAsks}
        heading={texts.heading}
        okText={texts.action}
        cancelText={shared.cancel}
        onOk={() => {
          if (!act.isPending) act.mutate();
        }}
      >
        {texts.text(member.name)}
      </AlertDialog>
    </>
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
