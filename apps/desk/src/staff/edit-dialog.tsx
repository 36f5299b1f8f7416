import type { Member, MemberChange } from '@example/api/desk';
import { useMutation } from '@tanstack/react-query';
import { useClients } from '../clients/clients.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { messages } from '../messages/staff.ts';
import { useToast } from '../toasts/toasts.tsx';
import { useToldWhenLeft } from '../toasts/use-left.ts';
import { MemberForm, type TypedMember } from './member-fields.tsx';
import { useKeepMember } from './use-member.ts';

interface EditDialogProps {
  readonly member: Member;
  readonly isOwn: boolean;
  readonly onClose: () => void;
}

/** Returns what was typed differently, so that a colleague's change of another field stays. */
const changeOf = (member: Member, { employee_code: _code, ...typed }: TypedMember): MemberChange =>
  Object.fromEntries(
    Object.entries(typed).filter(([field, value]) => member[field as keyof Member] !== value),
  );

export const EditDialog = ({ member, isOwn, onClose }: EditDialogProps) => {
  const { desk } = useClients();
  const toast = useToast();
  const keep = useKeepMember();
  const edit = useMutation({
    mutationFn: async (change: MemberChange) => desk.staff.change(member.employee_code, change),
    onSuccess: (changed) => {
      keep(changed);
      toast({ tone: 'success', text: messages.edit.done });
      onClose();
    },
    onError: useToldWhenLeft(),
  });
  const { employee_code, name, mobile_number, email, role } = member;
  return (
    <FormDialog texts={messages.edit} busy={edit.isPending} onClose={onClose}>
      <MemberForm
        initial={{ employee_code, name, mobile_number, email, role }}
        isNew={false}
        isOwn={isOwn}
        error={edit.error}
        onSubmit={(typed) => {
          const change = changeOf(member, typed);
          if (Object.keys(change).length === 0) onClose();
          else if (!edit.isPending) edit.mutate(change);
        }}
      />
    </FormDialog>
  );
};
