import { getEventListeners } from 'node:events';
import { expect, it } from 'vitest';
import { toEntry } from '../outbox/index.ts';
import { deliverEach } from './mailer.ts';

const from = { name: '', address: 'no-reply@example.com' };

it('a delivered batch leaves nothing with the signal that lives as long as the service', async () => {
  const { signal } = new AbortController();
  const entry = toEntry(from, 0, { to: 'anu@example.com', subject: 'S', text: 'T' });
  const run = { signal, cut: signal };
  await deliverEach([entry, entry], run, 2, async () => Promise.resolve());
  await deliverEach([entry], run, 2, async () => Promise.reject(new Error('refused')));
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});
