import { expect, mailsWith, type Page, test } from '@example/testing/e2e';
import { goOffline, takeTime, waitForHydration } from './page-state.ts';

const form = (page: Page) => {
  const region = page.getByRole('form', { name: 'Enquiry' });
  return {
    region,
    name: region.getByLabel('Name'),
    email: region.getByLabel('Email'),
    message: region.getByLabel('Message'),
    send: region.getByRole('button', { name: 'Send Message' }),
    alert: region.getByRole('alert'),
  };
};

/** Opens the page and waits for hydration when JavaScript is enabled. */
const open = async (page: Page, javaScriptEnabled = true) => {
  await page.goto('/');
  if (!javaScriptEnabled) return;
  await form(page).name.focus();
  await waitForHydration(page);
};

const fill = async (page: Page, name: string, email: string, message: string) => {
  const fields = form(page);
  await fields.name.fill(name);
  await fields.email.fill(email);
  await fields.message.fill(message);
};

test.describe('Enquiry form', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled });

      test('an enquiry is stored, mailed and acknowledged in view, with the focus, and the fields are cleared', async ({
        page,
      }) => {
        await page.setViewportSize({ width: 360, height: 640 });
        await open(page, javaScriptEnabled);
        const name = `Visitor ${javaScriptEnabled ? 'With' : 'Without'} Script`;
        await fill(page, name, 'visitor@example.com', 'We need a GIS for our town.');
        const { send, region } = form(page);
        await takeTime(page);
        await send.click();
        await expect(form(page).alert).toContainText('Submitted Succesfully');
        await expect(form(page).alert).toBeFocused();
        await expect(form(page).alert).toBeInViewport();
        await expect(form(page).name).toHaveValue('');
        await expect(form(page).message).toHaveValue('');
        const reference = /E-[0-9A-Z]+/.exec(await region.innerText())?.[0] ?? 'no reference';
        await expect.poll(() => mailsWith(reference).length).toBe(2);
        expect(mailsWith(name).length).toBeGreaterThan(0);
      });

      test('the rules are checked in the order of the specification, and what was typed stays', async ({
        page,
      }) => {
        await open(page, javaScriptEnabled);
        const refused = async (message: string) => {
          await form(page).send.click();
          await expect(form(page).alert).toContainText(message);
        };
        await refused('Please enter valid email and continue');
        await fill(page, '', 'someone@example', 'Hello');
        await refused('Please enter valid email and continue');
        await expect(form(page).message).toHaveValue('Hello');
        await fill(page, '   ', 'someone@example.com', 'Hello');
        await refused('Please enter user Name and continue');
        await expect(form(page).email).toHaveValue('someone@example.com');
        await fill(page, 'Someone', 'someone@example.com', '  ');
        await refused('Please enter message and continue');
        await expect(form(page).name).toHaveValue('Someone');
        if (!javaScriptEnabled) return;
        await fill(page, 'Long', 'long@example.com', 'x'.repeat(70_000));
        await refused('too long');
        await expect(form(page).message).toHaveValue(/^x{70000}$/);
      });
    });
  }

  test('a script is fetched again when loading it failed', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    const lost = page.waitForEvent('requestfailed');
    await form(page).name.focus();
    await lost;
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    await page.unroute('**/assets/*.js');
    await form(page).email.focus();
    await waitForHydration(page);
  });

  test('the form is posted by the browser when the code for it cannot be fetched', async ({
    page,
    context,
  }) => {
    await open(page);
    await page.route('**/assets/*.js', (route) => route.abort());
    const lost = page.waitForEvent('requestfailed');
    await fill(page, 'Code Lost', 'lost@example.com', 'Does this arrive?');
    await lost;
    await context.setOffline(true);
    await form(page).send.click();
    await expect(form(page).alert).toContainText('not sent');
    await expect(form(page).message).toHaveValue('Does this arrive?');
    await context.setOffline(false);
    await form(page).send.click();
    await expect(form(page).alert).toContainText('Submitted Succesfully');
    expect(new URL(page.url()).searchParams.get('sent')).toBe('enquiry');
  });

  test('the form is posted by the browser, once, when the code for it does not come in 5 s', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page);
    const held: (() => Promise<void>)[] = [];
    await page.route('**/assets/*.js', (route) => {
      held.push(() => route.continue());
    });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'POST') return;
      sent.push(new URL(request.url()).pathname);
      // The code comes while the browser posts the form.
      for (const release of held) void release();
    });
    await fill(page, 'Code Late', 'late@example.com', 'Does this arrive?');
    await takeTime(page);
    await form(page).send.click();
    expect(sent).toEqual([]);
    await page.clock.fastForward(5000);
    await expect(form(page).alert).toContainText('Submitted Succesfully');
    expect(new URL(page.url()).searchParams.get('sent')).toBe('enquiry');
    expect(sent).toEqual(['/']);
  });

  test('a form is stored once when it is posted twice without JavaScript', async ({ request }) => {
    const send = async () => {
      const answer = await request.post('/', {
        form: { form: 'enquiry', user_name: 'Twice', email: 'twice@example.com', msg: 'Again' },
        maxRedirects: 0,
      });
      return [answer.status(), answer.headers()['location']];
    };
    const first = await send();
    expect(first[0]).toBe(303);
    expect(await send()).toEqual(first);
  });

  test('the form keeps its fields when offline, and sends them once when it is clicked twice later, waiting for nothing else', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await fill(page, 'Off Line', 'offline@example.com', 'Are you there?');
    await waitForHydration(page);
    await goOffline(page);
    await form(page).send.click();
    await expect(form(page).alert).toContainText('not sent');
    await expect(form(page).message).toHaveValue('Are you there?');
    await context.setOffline(false);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await form(page).send.dblclick();
    await expect(form(page).alert).toContainText('Submitted Succesfully');
    expect(asked).toEqual(['/api/v0/save_enquiry']);
  });

  test('the fields keep what was typed while the script was loading', async ({ page }) => {
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await page.goto('/');
    const { message, name } = form(page);
    await name.pressSequentially('Early Typist');
    await message.pressSequentially('typed before and after the script arrived', { delay: 30 });
    await waitForHydration(page);
    await message.pressSequentially('!');
    await expect(name).toHaveValue('Early Typist');
    await expect(message).toHaveValue('typed before and after the script arrived!');
  });

  test('no script but the inlined one runs before the visitor acts', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await form(page).name.focus();
    await waitForHydration(page);
    expect(scripts.length).toBeGreaterThan(0);
  });
});
