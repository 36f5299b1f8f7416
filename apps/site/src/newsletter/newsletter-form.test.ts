import { subscriptions } from '@example/content/subscriptions';
import { describe, expect, it } from 'vitest';
import { renderSite } from '../testing/render-site.ts';

const clients = { subscriptions: { request: async () => Promise.resolve() } };
const address = '/fintech-applications?solution=ffmc';

const post = async (url: string, email: string) =>
  renderSite(url, clients, { form: 'newsletter', email });

describe('newsletter form without JavaScript', () => {
  it('is posted to the URL of its page, and to the home page from a page without a route', async () => {
    const { html } = await renderSite(address, clients);
    expect(html).toContain(`action="${address}#newsletter-outcome"`);
    expect((await renderSite('/nothing?solution=ffmc', clients)).html).toContain(
      'action="/#newsletter-outcome"',
    );
  });

  it('keeps what the page shows', async () => {
    const refused = await post(address, 'nobody');
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('<title>Error: FFMC Management Solution, ');
    const { status, headers } = await post(address, 'reader@example.com');
    expect(status).toBe(303);
    const shown = `${address}&sent=newsletter#newsletter-outcome`;
    expect(headers['Location']).toBe(shown);
    const { html } = await renderSite(shown, clients);
    expect(html).toContain(subscriptions.accepted);
    expect(html).toContain(`action="${address}#newsletter-outcome"`);
  });
});
