import { describe, expect, it, vi } from 'vitest';
import { createContactClient } from '../contact/index.ts';
import { createDemosClient } from '../demos/index.ts';
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
  it('send a contact message to save_contact', async () => {
    const { backend, sent } = backendAnswering(201, { reference: 'C-1' });
    const message = {
      name: 'A',
      email: 'a@example.com',
      phone_number: '9876543210',
      subject: 'S',
      message: 'M',
    };
    await expect(clientOf(backend, 'contact', createContactClient).send(message)).resolves.toEqual({
      reference: 'C-1',
    });
    expect(sent()).toEqual([['/api/v0/save_contact', JSON.stringify(message)]]);
  });

  it('send a demo request to request_demo', async () => {
    const { backend, sent } = backendAnswering(201, { reference: 'D-1' });
    const request = { name: 'A', email: 'a@example.com', phone: '9876543210', product: 'ForEx' };
    await expect(clientOf(backend, 'demos', createDemosClient).request(request)).resolves.toEqual({
      reference: 'D-1',
    });
    expect(sent()).toEqual([['/api/v0/request_demo', JSON.stringify(request)]]);
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
    ).rejects.toMatchObject({ kind: 'server' });
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
