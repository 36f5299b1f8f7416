import type { AccountsClient } from '@example/api/accounts';
import { account as messages } from '@example/content/account';
import { BACKUP_DAYS } from '@example/content/retention';
import { describe, expect, it, vi } from 'vitest';
import { accountsWith, application, asha, ofAsha, renderFor } from '../testing/accounts.ts';

describe('candidate account', () => {
  it('shows the address and the applications as text', async () => {
    const { html } = await renderFor('/login?step=code', ofAsha());
    expect(html).toContain(messages.signedIn(asha.email));
    expect(html).toContain('GIS &lt;Analyst&gt;');
    expect(html).toContain('A-1234ABCD');
    expect(html).toContain(messages.applications.statuses.received);
    expect(html).toContain('02-11-2026');
    expect(html).toContain('href="/api/v0/my_resume?reference=A-1234ABCD"');
    expect(html).toContain('cv &lt;b&gt;.pdf (117 kB)');
    expect(html).toContain('href="/login?withdraw=A-1234ABCD#view"');
    expect(html).toContain('href="/api/v0/my_data"');
    expect(html).not.toContain('Digit 1 of 6');
    expect(html).toContain('noindex');
  });

  it('has a script of its own, which other pages do not load', async () => {
    const scriptOf = async (address: string, accounts?: AccountsClient) =>
      /data-entry="([^"]*)"/.exec((await renderFor(address, accounts)).html)?.[1];
    for (const address of [
      '/login',
      '/login?mode=guest',
      '/login?step=code',
      '/login?step=erase',
    ]) {
      expect(await scriptOf(address)).toBe('/assets/login.js');
      expect(await scriptOf(address, ofAsha())).toBe('/assets/account.js');
    }
    for (const address of ['/login?mode=official', '/login?step=forgot']) {
      expect(await scriptOf(address, ofAsha())).toBe('/assets/login.js');
    }
  });

  it.each(['waiting', 'infected'] as const)('links no %s file', async (resume_held) => {
    const held = { ...application, resume_name: 'cv.pdf', resume_bytes: 0, resume_held };
    const read = () => Promise.resolve({ ...asha, applications: [held] });
    const { html } = await renderFor('/login', accountsWith({ read }));
    expect(html).toContain(messages.applications.resumeHeld[resume_held]('cv.pdf'));
    expect(html).not.toContain('my_resume');
    expect(html).toContain('?withdraw=');
  });

  it('shows the end of the talent pool and a link to leave it when an application is in it', async () => {
    const pooled = { ...application, talent_pool: { until: '2028-11-25', token: 'A-1.x' } };
    const read = () => Promise.resolve({ ...asha, applications: [pooled] });
    const { html } = await renderFor('/login', accountsWith({ read }));
    expect(html).toContain(messages.applications.inPool('25-11-2028'));
    expect(html).toContain('href="/talent-pool?token=A-1.x"');
    expect((await renderFor('/login', ofAsha())).html).not.toContain('/talent-pool');
  });

  it('says before an erasure for how long copies hold what it deletes', async () => {
    const { html } = await renderFor('/login?step=erase', ofAsha());
    expect(html).toContain(`until they are ${String(BACKUP_DAYS)} days old`);
  });

  it('links to the vacancies when there is no application', async () => {
    const read = () => Promise.resolve({ ...asha, applications: [] });
    const { html } = await renderFor('/login', accountsWith({ read }));
    expect(html).toContain(messages.applications.none.heading);
    expect(html).toContain(`href="${messages.applications.none.link.href}"`);
  });

  it('leads to older applications, and from there to the newest', async () => {
    const older_after = 'A-1234ABCD';
    const read = vi.fn(() => Promise.resolve({ ...asha, older_after }));
    const { html } = await renderFor('/login', accountsWith({ read }));
    expect(html).toContain('href="/login?after=A-1234ABCD"');
    expect(html).not.toContain(messages.applications.newest);
    const last = vi.fn(() => Promise.resolve(asha));
    const older = await renderFor('/login?after=A-1234ABCD', accountsWith({ read: last }));
    expect(last).toHaveBeenCalledWith(
      expect.objectContaining({ after: 'A-1234ABCD' }),
      expect.anything(),
    );
    expect(older.html).toContain(messages.applications.newest);
    expect(older.html).not.toContain(messages.applications.older);
  });

  it('links neither file nor withdrawal when the application is withdrawn', async () => {
    const withdrawn = {
      ...application,
      status: 'withdrawn',
      resume_bytes: 0,
      can_withdraw: false,
    } as const;
    const read = () => Promise.resolve({ ...asha, applications: [withdrawn] });
    const address = '/login?sent=account-withdraw&reference=A-1234ABCD';
    const { html } = await renderFor(address, accountsWith({ read }));
    expect(html).toContain(messages.withdraw.done.heading);
    expect(html).toContain(messages.applications.statuses.withdrawn);
    expect(html).not.toContain('my_resume');
    expect(html).not.toContain('?withdraw=');
    expect((await renderFor(address, ofAsha())).html).not.toContain(messages.withdraw.done.heading);
  });
});
