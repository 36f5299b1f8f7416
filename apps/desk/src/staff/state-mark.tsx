import type { MemberState } from '@example/api/desk';
import { statusBadge } from '../lists/status-mark.tsx';
import { messages } from '../messages/staff.ts';

export const StateMark = statusBadge<MemberState>(messages.states, {
  active: 'done',
  not_enrolled: 'begun',
  disabled: 'gone',
});
