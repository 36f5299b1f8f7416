import { describe, expect, it, vi } from 'vitest';
import { createFormsClient, formExamples, formKinds, publicForms } from '../forms/index.ts';
import { createHttpClient } from '../http/index.ts';
import { createSubscriptionsClient, type SubscriptionsClient } from '../subscriptions/index.ts';
import { type Backend, clientOf } from './index.ts';

const backendAnswering = (status: number, body: object) => {
  const fetchFn = vi.fn<typeof fetch>(async () =>
    Promise.resolve(new Response(JSON.stringify(body), { status })),
  );
  const backend: Backend = {
    http: createHttpClient({ fetch: fetchFn, readXsrfToken: () => 'token' }),
  };
  const sent = () => fetchFn.mock.calls.map(([url, init]) => [url, init?.body]);
  return { backend, sent };
};

describe('clients over HTTP', () => {
  it.each(formKinds)('send the form %s to its operation', async (kind) => {
    const { backend, sent } = backendAnswering(201, { reference: 'X-1' });
    const { operation } = publicForms[kind];
    const client = clientOf(backend, 'forms', createFormsClient);
    await expect(client.send(publicForms[kind], formExamples[kind])).resolves.toEqual({
      reference: 'X-1',
    });
    expect(sent()).toEqual([[`/api/v0/${operation}`, JSON.stringify(formExamples[kind])]]);
  });

  it('send the end of a subscription to unsubscribe', async () => {
    const { backend, sent } = backendAnswering(200, { status: 'unsubscribed' });
    await expect(
      clientOf(backend, 'subscriptions', createSubscriptionsClient).end('t'),
    ).resolves.toBe('unsubscribed');
    expect(sent()).toEqual([['/api/v0/unsubscribe', '{"token":"t"}']]);
  });

  it('reject when an answer does not match the contract', async () => {
    const { backend } = backendAnswering(200, { status: 'perhaps' });
    await expect(
      clientOf(backend, 'subscriptions', createSubscriptionsClient).end('t'),
    ).rejects.toMatchObject({ kind: 'internal' });
  });
});

describe('clientOf', () => {
  it('returns the backend’s own client when it has one', () => {
    const subscriptions: SubscriptionsClient = {
      request: async () => Promise.resolve(),
      confirm: async () => Promise.resolve('confirmed'),
      end: async () => Promise.resolve('unsubscribed'),
    };
    expect(clientOf({ subscriptions }, 'subscriptions', createSubscriptionsClient)).toBe(
      subscriptions,
    );
  });

  it('throws when the backend has no HTTP client', () => {
    expect(() => clientOf({}, 'subscriptions', createSubscriptionsClient)).toThrow('no way');
  });
});
