import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useClients } from '../clients/clients.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { messages } from '../messages/staff.ts';
import { useToast } from '../toasts/toasts.tsx';
import { useLeft, useToldWhenLeft } from '../toasts/use-left.ts';
import { keys } from './filters.ts';
import { MemberForm, type TypedMember } from './member-fields.tsx';
import { useKeepMember } from './use-member.ts';

const nobody: TypedMember = {
  employee_code: '',
  name: '',
  mobile_number: '',
  email: '',
  role: 'recruiter',
};

interface AddDialogProps {
  readonly onClose: () => void;
}

/** Adds a member of the staff, and opens them. */
export const AddDialog = ({ onClose }: AddDialogProps) => {
  const { desk } = useClients();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const keep = useKeepMember();
  const isLeft = useLeft();
  const add = useMutation({
    mutationFn: async (typed: TypedMember) => desk.staff.add(typed),
    onSuccess: (member) => {
      keep(member);
      void queries.resetQueries({ queryKey: keys.lists });
      toast({ tone: 'success', text: messages.add.done(member.name) });
      if (isLeft()) return;
      onClose();
      void navigate(`/staff/${member.employee_code}`);
    },
    onError: useToldWhenLeft(),
  });
  return (
    <FormDialog texts={messages.add} busy={add.isPending} onClose={onClose}>
      <MemberForm
        initial={nobody}
        isNew
        error={add.error}
        onSubmit={(typed) => {
          if (!add.isPending) add.mutate(typed);
        }}
      />
    </FormDialog>
  );
};
