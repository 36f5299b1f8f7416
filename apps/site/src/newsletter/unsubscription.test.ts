import type { SiteClients } from '@example/api/clients';
import { ApiError } from '@example/api/problem';
import { subscriptions } from '@example/content/subscriptions';
import { unsubscriptionFailures } from '@example/content/unsubscription';
import { describe, expect, it, vi } from 'vitest';
import { renderSite } from '../testing/render-site.ts';

type End = SiteClients['subscriptions']['end'];
const ends = (status: Awaited<ReturnType<End>>['status']) =>
  vi.fn<End>(() => Promise.resolve({ status }));

const path = '/newsletter/unsubscribe';
const { button, done, invalid } = subscriptions.unsubscribe;

const render = async (address: string, end: End, body?: Readonly<Record<string, string>>) =>
  renderSite(address, { subscriptions: { end } }, body);

const oneClick = { 'List-Unsubscribe': 'One-Click' };
const pressed = (token: string) => ({ form: 'newsletter-unsubscription', token });

describe('unsubscription page', () => {
  it('keeps the subscription when it is opened, and is not cached', async () => {
    const end = ends('unsubscribed');
    const { status, html, headers } = await render(`${path}?token=a"b`, end);
    expect(status).toBe(200);
    expect(html).toContain(button);
    expect(html).toContain('value="a&quot;b"');
    // The page's title is no tooltip of a part of it.
    expect(html).not.toContain(' title="');
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(headers['cache-control']).toBe('no-store');
    expect(end).not.toHaveBeenCalled();
  });

  it('ends it by its button, without JavaScript too', async () => {
    const end = ends('unsubscribed');
    const { status, headers } = await render(path, end, pressed('t'));
    expect(end.mock.calls[0]?.[0]).toEqual({ token: 't' });
    expect(status).toBe(303);
    const { html } = await render(headers['Location'] ?? '', end);
    expect(html).toContain(done.heading);
    expect(html).not.toContain(button);
  });

  it('says that a token does not work when it is unknown or used', async () => {
    const { status, html } = await render(path, ends('invalid'), pressed('t'));
    expect(status).toBe(404);
    expect(html).toContain(invalid.heading);
    expect((await render(path, ends('invalid'))).html).toContain(invalid.heading);
  });

  it('keeps the token for another try when the service fails', async () => {
    const end = vi.fn<End>(() => Promise.reject(new ApiError('internal', 'down')));
    const { status, html } = await render(path, end, pressed('t'));
    expect(status).toBe(503);
    expect(html).toContain(unsubscriptionFailures.server.heading);
    expect(html).toContain('name="token" value="t"');
    expect(html).not.toContain(done.heading);
  });
});

describe('unsubscription by one click', () => {
  it('ends the subscription at once, without a redirect or a form’s field', async () => {
    const end = ends('unsubscribed');
    const { status, html, headers } = await render(`${path}?token=t`, end, oneClick);
    expect(end.mock.calls[0]?.[0]).toEqual({ token: 't' });
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty('Location');
    expect(html).toContain(done.heading);
    expect(html).not.toContain('<title>Error');
  });

  it('ends nothing and says so when the token does not work or is missing', async () => {
    for (const address of [`${path}?token=t`, path]) {
      const { status, html } = await render(address, ends('invalid'), oneClick);
      expect(status).toBe(404);
      expect(html).toContain(invalid.heading);
      expect(html).not.toContain(done.heading);
    }
  });

  it('is done when a provider posts a whole token again', async () => {
    const address = `${path}?token=${'t'.repeat(43)}`;
    const { status, html } = await render(address, ends('invalid'), oneClick);
    expect(status).toBe(200);
    expect(html).toContain(done.heading);
  });

  it('ignores other pages and other words', async () => {
    const end = ends('unsubscribed');
    expect((await render('/about?token=t', end, oneClick)).status).toBe(400);
    expect((await render(`${path}?token=t`, end, { 'List-Unsubscribe': 'x' })).status).toBe(400);
    expect(end).not.toHaveBeenCalled();
  });
});
