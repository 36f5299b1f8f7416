import type { MemberState } from '@example/api/desk';
import { type Mark, StatusMark } from '../lists/status-mark.tsx';
import { messages } from '../messages/staff.ts';

const marks: Readonly<Record<MemberState, Mark>> = {
  active: 'done',
  not_enrolled: 'begun',
  disabled: 'gone',
};

export const StateMark = ({ state }: { readonly state: MemberState }) => (
  <StatusMark mark={marks[state]}>{messages.states[state]}</StatusMark>
);
