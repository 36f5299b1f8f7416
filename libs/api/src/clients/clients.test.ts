import { describe, expect, it, vi } from 'vitest';
import { createFormsClient, formExamples, formKinds, publicForms } from '../forms/index.ts';
import { createHttpClient } from '../http/index.ts';
import type { ClientOf } from '../operations/index.ts';
import { subscriptionOperations } from '../subscriptions/index.ts';
import { type ApiClients, resolveClient } from './index.ts';

const clientsAnswering = (status: number, body: object) => {
  const fetchFn = vi.fn<typeof fetch>(async () =>
    Promise.resolve(new Response(JSON.stringify(body), { status })),
  );
  const clients: ApiClients = {
    http: createHttpClient({ fetch: fetchFn, readXsrfToken: () => 'token' }),
  };
  const sent = () => fetchFn.mock.calls.map(([url, init]) => [url, init?.body]);
  return { clients, sent };
};

describe('clients over HTTP', () => {
  it.each(formKinds)('send the form %s to its operation', async (kind) => {
    const { clients, sent } = clientsAnswering(201, { reference: 'X-1' });
    const { operation } = publicForms[kind];
    const client = resolveClient(clients, 'forms', createFormsClient);
    await expect(client.send(publicForms[kind], formExamples[kind])).resolves.toEqual({
      reference: 'X-1',
    });
    expect(sent()).toEqual([[`/api/v0/${operation}`, JSON.stringify(formExamples[kind])]]);
  });

  it('send the end of a subscription to unsubscribe', async () => {
    const { clients, sent } = clientsAnswering(200, { status: 'unsubscribed' });
    await expect(
      resolveClient(clients, 'subscriptions', subscriptionOperations).end({ token: 't' }),
    ).resolves.toEqual({ status: 'unsubscribed' });
    expect(sent()).toEqual([['/api/v0/unsubscribe', '{"token":"t"}']]);
  });

  it('reject when an answer does not match the contract', async () => {
    const { clients } = clientsAnswering(200, { status: 'perhaps' });
    await expect(
      resolveClient(clients, 'subscriptions', subscriptionOperations).end({ token: 't' }),
    ).rejects.toMatchObject({ kind: 'internal' });
  });
});

describe('resolveClient', () => {
  it('returns the client of a feature when there is one', () => {
    const subscriptions: ClientOf<typeof subscriptionOperations> = {
      request: async () => Promise.resolve(),
      confirm: async () => Promise.resolve({ status: 'confirmed' }),
      end: async () => Promise.resolve({ status: 'unsubscribed' }),
    };
    expect(resolveClient({ subscriptions }, 'subscriptions', subscriptionOperations)).toBe(
      subscriptions,
    );
  });

  it('throws when there is no HTTP client', () => {
    expect(() => resolveClient({}, 'subscriptions', subscriptionOperations)).toThrow('no way');
  });
});
