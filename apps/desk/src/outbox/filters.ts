import { mailStates } from '@example/api/desk';
import { defineList } from '../lists/define-list.ts';
import { anyText, oneOf } from '../lists/filters.ts';

export const outbox = defineList({
  name: 'outbox',
  filters: { q: anyText, state: oneOf(mailStates) },
  orders: { newest: ['created', '-created_at'], oldest: ['created', 'created_at'] },
});

export const { keys } = outbox;
