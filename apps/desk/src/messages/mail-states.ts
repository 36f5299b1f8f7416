import type { MailState } from '@example/api/desk';

export const mailStateNames: Readonly<Record<MailState, string>> = {
  waiting: 'Waiting',
  sending: 'Being sent',
  sent: 'Sent',
  written: 'Only written to a file',
  held: 'Held back',
  parked: 'Not delivered',
  refused: 'Address refused',
};
