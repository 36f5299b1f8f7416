import type { MailState } from '@example/api/desk';
import { statusBadge } from '../lists/status-mark.tsx';
import { messages } from '../messages/mails.ts';

export const MailStateMark = statusBadge<MailState>(messages.states, {
  waiting: 'begun',
  sending: 'begun',
  sent: 'done',
  written: 'gone',
  held: 'gone',
  parked: 'refused',
  refused: 'refused',
});
