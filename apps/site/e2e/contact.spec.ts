import { expectAccessible } from '@example/testing/axe';
import { expect, mailsWith, type Page, test } from '@example/testing/e2e';
import { takeTime } from './pace.ts';

const contactForm = (page: Page) => {
  const region = page.getByRole('form', { name: 'Contact' });
  return {
    region,
    name: region.getByLabel('Name'),
    email: region.getByLabel('Email'),
    phone: region.getByLabel('Phone'),
    subject: region.getByLabel('Subject'),
    message: region.getByLabel('Message'),
    send: region.getByRole('button', { name: 'Send Message' }),
    alert: region.getByRole('alert'),
  };
};

const typed = {
  name: 'Visitor',
  email: 'visitor@example.info',
  phone: '9876543210',
  subject: 'A map of our town',
  message: 'We need one.',
};

/** Opens the page, brought to life where it can be: a press before that is a plain form's. */
const open = async (page: Page, javaScriptEnabled = true) => {
  await page.goto('/contact-us');
  if (!javaScriptEnabled) return;
  await contactForm(page).name.focus();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
};

const fill = async (page: Page, values: Partial<typeof typed> = {}) => {
  const fields = contactForm(page);
  for (const [name, value] of Object.entries({ ...typed, ...values })) {
    await fields[name as keyof typeof typed].fill(value);
  }
};

const everyText = [
  'Name is not given',
  'Email is not given',
  'Phone number is not given',
  'Subject is not given',
  'Message is not given',
];

test.describe('Contact form', () => {
  for (const javaScriptEnabled of [true, false]) {
    const script = `JavaScript ${javaScriptEnabled ? 'on' : 'off'}`;

    test.describe(script, () => {
      test.use({ javaScriptEnabled });

      test('a message is stored, mailed and acknowledged, and the fields are cleared', async ({
        page,
      }) => {
        await open(page, javaScriptEnabled);
        await fill(page, { subject: `A map, ${script}` });
        const { region, send, alert } = contactForm(page);
        await takeTime(page);
        await send.click();
        await expect(alert).toContainText('Submitted Succesfully');
        await expect(alert).toBeFocused();
        await expect(alert).toBeInViewport();
        for (const field of Object.keys(typed)) {
          await expect(contactForm(page)[field as keyof typeof typed]).toHaveValue('');
        }
        const reference = /C-[0-9A-Z]{8}/.exec(await region.innerText())?.[0] ?? 'no reference';
        await expect.poll(() => mailsWith(reference).length).toBe(2);
        const [announcement] = mailsWith(`Subject: A map, ${script}`);
        expect(announcement).toContain('Reply-To: visitor@example.info');
        expect(announcement).toMatch(new RegExp(`^Subject: New contact message ${reference}`, 'm'));
      });

      test('every field that is not given says so, in order, and a line leads to each', async ({
        page,
      }) => {
        await open(page, javaScriptEnabled);
        await contactForm(page).send.click();
        const { region, alert, name, message } = contactForm(page);
        await expect(alert.getByRole('listitem')).toHaveText(everyText);
        for (const text of everyText) await expect(region.getByText(text)).toHaveCount(2);
        await expect(name).toHaveAccessibleDescription('Name is not given');
        await expect(alert).toBeFocused();
        await expect(alert).toBeInViewport();
        await alert.getByRole('link', { name: 'Message is not given' }).click();
        await expect(page).toHaveURL(javaScriptEnabled ? /contact-us$/ : /#contact-message$/);
        if (javaScriptEnabled) await expect(message).toBeFocused();
      });

      test('what is wrong is said where it is, and what was typed stays', async ({ page }) => {
        await open(page, javaScriptEnabled);
        await fill(page, { email: 'visitor@example', phone: '98765', subject: ' ' });
        await contactForm(page).send.click();
        const { alert, name, email, phone, subject, message } = contactForm(page);
        await expect(alert.getByRole('listitem')).toHaveText([
          'Please enter valid email and continue',
          'Phone number needs at least 10 digits, and nothing but digits',
          'Subject is not given',
        ]);
        await expect(name).toHaveValue(typed.name);
        await expect(name).not.toHaveAttribute('aria-invalid');
        await expect(email).toHaveValue('visitor@example');
        await expect(email).toHaveAttribute('aria-invalid', 'true');
        await expect(phone).toHaveValue('98765');
        await expect(subject).toHaveAttribute('aria-invalid', 'true');
        await expect(message).toHaveValue(typed.message);
        await fill(page, { phone: '98765' });
        await contactForm(page).send.click();
        await expect(contactForm(page).alert).toHaveText(
          'Phone number needs at least 10 digits, and nothing but digits',
        );
        await fill(page);
        await contactForm(page).send.click();
        await expect(contactForm(page).alert).toContainText('Submitted Succesfully');
      });

      test('from the page of a service, the subject is there, and can be another', async ({
        page,
      }) => {
        await page.goto('/cloud-services');
        await page.getByRole('main').getByRole('link', { name: 'Write to us' }).click();
        await expect(page).toHaveURL('/contact-us?about=cloud-services');
        const { subject, name, send, alert } = contactForm(page);
        await expect(subject).toHaveValue('Cloud Services');
        await subject.fill('');
        if (javaScriptEnabled) {
          await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
        }
        await send.click();
        await expect(alert.getByRole('listitem')).toHaveCount(5);
        await expect(subject).toHaveValue('');
        await fill(page, { subject: `Ours, ${script}` });
        await takeTime(page);
        await send.click();
        await expect(alert).toContainText('Submitted Succesfully');
        await expect(subject).toHaveValue('');
        await expect(name).toHaveValue('');
      });

      test('a phone number may be typed as one writes it', async ({ page }) => {
        await open(page, javaScriptEnabled);
        await fill(page, { name: `Dialled, ${script}`, phone: '' });
        await contactForm(page).phone.pressSequentially('+91 (0) 98765 43210');
        await contactForm(page).send.click();
        await expect(contactForm(page).alert).toContainText('Submitted Succesfully');
        await expect.poll(() => mailsWith(`Name: Dialled, ${script}`).length).toBe(1);
        expect(mailsWith(`Name: Dialled, ${script}`)[0]).toContain('Phone: 9109876543210');
      });
    });
  }

  test('where fields were refused the page passes axe', async ({ page }) => {
    await open(page);
    await contactForm(page).send.click();
    await expect(contactForm(page).alert).toBeVisible();
    await expectAccessible(page, 'the refused form', '#contact');
  });

  test('a subject of nobody’s is not taken over from the address', async ({ page }) => {
    await page.goto('/contact-us?about=anything-else');
    await expect(contactForm(page).subject).toHaveValue('');
  });

  test('a double click sends once', async ({ page }) => {
    await open(page);
    let posts = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/save_contact')) posts += 1;
    });
    await fill(page);
    await contactForm(page).send.dblclick();
    await expect(contactForm(page).alert).toContainText('Submitted Succesfully');
    expect(posts).toBe(1);
  });

  test('the same post without JavaScript, sent twice, is stored once', async ({ request }) => {
    const send = async () => {
      const { phone, ...fields } = typed;
      const answer = await request.post('/contact-us', {
        form: { form: 'contact', ...fields, phone_number: phone, message: 'Twice' },
        maxRedirects: 0,
      });
      return [answer.status(), answer.headers()['location']];
    };
    const first = await send();
    expect(first).toEqual([
      303,
      expect.stringMatching(/^\/contact-us\?sent=contact&reference=C-\w{8}#contact-outcome$/),
    ]);
    expect(await send()).toEqual(first);
  });

  test('a reload after success sends nothing and still says so', async ({ page }) => {
    const { phone, ...fields } = typed;
    const answer = await page.request.post('/contact-us', {
      form: { form: 'contact', ...fields, phone_number: phone, message: 'Reload' },
      maxRedirects: 0,
    });
    await page.goto(answer.headers()['location'] ?? '');
    let posts = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') posts += 1;
    });
    await page.reload();
    await expect(contactForm(page).alert).toContainText('Submitted Succesfully');
    expect(posts).toBe(0);
  });

  test('offline, it says that nothing was sent, and the same words can be sent again', async ({
    page,
    context,
  }) => {
    await open(page);
    await fill(page);
    await context.setOffline(true);
    await contactForm(page).send.click();
    await expect(contactForm(page).alert).toContainText('Your message was not sent');
    await expect(contactForm(page).alert).toBeFocused();
    await expect(contactForm(page).message).toHaveValue(typed.message);
    await expect(contactForm(page).phone).toHaveValue(typed.phone);
    await context.setOffline(false);
    await contactForm(page).send.click();
    await expect(contactForm(page).alert).toContainText('Submitted Succesfully');
  });
});
