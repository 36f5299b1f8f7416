import { expect, mailsWith, type Page, test } from '@example/testing/e2e';
import { takeTime } from './pace.ts';

const demoForm = (page: Page) => {
  const region = page.getByRole('form', { name: 'Schedule a Demo' });
  return {
    region,
    name: region.getByLabel('Name'),
    email: region.getByLabel('Email'),
    phone: region.getByLabel('Phone'),
    send: region.getByRole('button', { name: 'Request Demo' }),
    alert: region.getByRole('alert'),
  };
};

const typed = { name: 'Visitor', email: 'visitor@example.com', phone: '9876543210' };

/** Opens the page, brought to life where it can be: a press before that is a plain form's. */
const open = async (page: Page, javaScriptEnabled = true) => {
  await page.goto('/forex');
  if (!javaScriptEnabled) return;
  await demoForm(page).name.focus();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
};

const fill = async (page: Page, values: Partial<typeof typed> = {}) => {
  const fields = demoForm(page);
  for (const [name, value] of Object.entries({ ...typed, ...values })) {
    await fields[name as keyof typeof typed].fill(value);
  }
};

test.describe('Demo form', () => {
  for (const javaScriptEnabled of [true, false]) {
    const script = `JavaScript ${javaScriptEnabled ? 'on' : 'off'}`;

    test.describe(script, () => {
      test.use({ javaScriptEnabled });

      test('a request is stored, mailed with its product and acknowledged', async ({ page }) => {
        await open(page, javaScriptEnabled);
        await fill(page, { name: `Teller, ${script}` });
        const { region, send, alert } = demoForm(page);
        await takeTime(page);
        await send.click();
        await expect(alert).toContainText('Submitted Succesfully');
        await expect(alert).toBeFocused();
        await expect(alert).toBeInViewport();
        for (const field of Object.keys(typed)) {
          await expect(demoForm(page)[field as keyof typeof typed]).toHaveValue('');
        }
        const reference = /D-[0-9A-Z]{8}/.exec(await region.innerText())?.[0] ?? 'no reference';
        await expect.poll(() => mailsWith(reference).length).toBe(2);
        const [announcement] = mailsWith(`Name: Teller, ${script}`);
        expect(announcement).toContain('Product: ForEx');
        expect(announcement).toContain('Reply-To: visitor@example.com');
      });

      test('every field that fails says so, in order, and what was typed stays', async ({
        page,
      }) => {
        await open(page, javaScriptEnabled);
        await demoForm(page).send.click();
        await expect(demoForm(page).alert.getByRole('listitem')).toHaveText([
          'Name is not given',
          'Email is not given',
          'Phone number is not given',
        ]);
        await expect(demoForm(page).alert).toBeFocused();
        await fill(page, { email: 'visitor', phone: '12345' });
        await demoForm(page).send.click();
        await expect(demoForm(page).alert.getByRole('listitem')).toHaveText([
          'Please enter valid email and continue',
          'Phone number needs at least 10 digits, and nothing but digits',
        ]);
        await expect(demoForm(page).email).toHaveValue('visitor');
        await expect(demoForm(page).name).toHaveValue(typed.name);
        await fill(page);
        await demoForm(page).send.click();
        await expect(demoForm(page).alert).toContainText('Submitted Succesfully');
      });
    });
  }

  test('a double click sends once', async ({ page }) => {
    await open(page);
    let posts = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/request_demo')) posts += 1;
    });
    await fill(page);
    await demoForm(page).send.dblclick();
    await expect(demoForm(page).alert).toContainText('Submitted Succesfully');
    expect(posts).toBe(1);
  });

  test('the same post without JavaScript, sent twice, is stored once', async ({ request }) => {
    const send = async () => {
      const answer = await request.post('/forex', {
        form: { form: 'demo', ...typed, name: 'Twice', product: 'ForEx' },
        maxRedirects: 0,
      });
      return [answer.status(), answer.headers()['location']];
    };
    const first = await send();
    expect(first).toEqual([
      303,
      expect.stringMatching(/^\/forex\?sent=demo&reference=D-\w{8}#demo-outcome$/),
    ]);
    expect(await send()).toEqual(first);
  });

  test('a reload after success sends nothing and still says so', async ({ page }) => {
    const answer = await page.request.post('/forex', {
      form: { form: 'demo', ...typed, name: 'Reload', product: 'ForEx' },
      maxRedirects: 0,
    });
    await page.goto(answer.headers()['location'] ?? '');
    let posts = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') posts += 1;
    });
    await page.reload();
    await expect(demoForm(page).alert).toContainText('Submitted Succesfully');
    expect(posts).toBe(0);
  });

  test('offline, it says that nothing was sent, and the same words can be sent again', async ({
    page,
    context,
  }) => {
    await open(page);
    await fill(page);
    await context.setOffline(true);
    await demoForm(page).send.click();
    await expect(demoForm(page).alert).toContainText('Your request was not sent');
    await expect(demoForm(page).phone).toHaveValue(typed.phone);
    await context.setOffline(false);
    await demoForm(page).send.click();
    await expect(demoForm(page).alert).toContainText('Submitted Succesfully');
  });
});
