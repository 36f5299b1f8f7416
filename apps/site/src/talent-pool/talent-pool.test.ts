import type { SiteClients } from '@example/api/clients';
import { ApiError } from '@example/api/problem';
import { talentPool } from '@example/content/talent-pool';
import { describe, expect, it, vi } from 'vitest';
import { renderSite } from '../testing/render-site.ts';

type Choose = SiteClients['talentPool']['choose'];
const answers = (status: Awaited<ReturnType<Choose>>['status']) =>
  vi.fn<Choose>(() => Promise.resolve({ status }));

const { path, stay, leave, invalid, failures } = talentPool;

const render = async (address: string, choose: Choose, body?: Readonly<Record<string, string>>) =>
  renderSite(address, { talentPool: { choose } }, body);

const pressed = (choice?: string) => ({
  form: 'talent-pool',
  token: 't',
  ...(choice && { choice }),
});

describe('the page of the talent pool', () => {
  it('changes no choice when it is opened, and is not cached', async () => {
    const choose = answers('left');
    const { status, html, headers } = await render(`${path}?token=a"b`, choose);
    expect(status).toBe(200);
    for (const { button, text } of [stay, leave]) {
      expect(html).toContain(`>${button}<`);
      expect(html).toContain(text);
    }
    expect(html).toContain('value="a&quot;b"');
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(headers['cache-control']).toBe('no-store');
    expect(choose).not.toHaveBeenCalled();
  });

  it.each([
    ['stay', stay.done.heading],
    ['leave', leave.done.heading],
  ])('says what was chosen by the button %s', async (choice, heading) => {
    const choose = answers(choice === 'stay' ? 'staying' : 'left');
    const { status, headers } = await render(path, choose, pressed(choice));
    expect(choose.mock.calls[0]?.[0]).toEqual({ token: 't', choice });
    expect(status).toBe(303);
    const { html } = await render(headers['location'] ?? '', choose);
    expect(html).toContain(heading);
    expect(choose).toHaveBeenCalledOnce();
  });

  it('says that a token does not work when it is unknown', async () => {
    const { status, html } = await render(path, answers('invalid'), pressed('stay'));
    expect(status).toBe(404);
    expect(html).toContain(invalid.heading);
    expect((await render(path, answers('invalid'))).html).toContain(invalid.heading);
  });

  it('refuses a missing or unknown choice', async () => {
    const choose = answers('staying');
    for (const choice of [undefined, 'go'])
      expect((await render(path, choose, pressed(choice))).status).toBe(400);
    expect(choose).not.toHaveBeenCalled();
  });

  it('keeps the token for another try when the service fails', async () => {
    const choose = vi.fn<Choose>(() => Promise.reject(new ApiError('internal', 'down')));
    const { status, html } = await render(path, choose, pressed('leave'));
    expect(status).toBe(503);
    expect(html).toContain(failures.server.heading);
    expect(html).toContain('name="token" value="t"');
  });
});
