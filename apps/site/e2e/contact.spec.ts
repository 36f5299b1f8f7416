import { expectAccessible } from '@example/testing/axe';
import { expect, mailsWith, test } from '@example/testing/e2e';
import { takeTime, waitForHydration } from './page-state.ts';
import { describeSending, visitorForm } from './visitor-form.ts';

const contact = visitorForm({
  path: '/contact-us',
  name: 'Contact',
  button: 'Send Message',
  labels: { name: 'Name', email: 'Email', phone: 'Phone', subject: 'Subject', message: 'Message' },
  typed: {
    name: 'Visitor',
    email: 'visitor@example.info',
    phone: '9876543210',
    subject: 'A map of our town',
    message: 'We need one.',
  },
});
const { typed, on: contactForm, open, fill } = contact;

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
        await fill(page, { subject: `A map, ${script}`, phone: '' });
        const { region, phone, send, alert } = contactForm(page);
        await phone.pressSequentially('+91 (0) 98765 43210');
        await takeTime(page);
        await send.click();
        await expect(alert).toContainText('Submitted Succesfully');
        await expect(alert).toBeFocused();
        await expect(alert).toBeInViewport();
        await contact.expectEmpty(page);
        const reference = /C-[0-9A-Z]{8}/.exec(await region.innerText())?.[0] ?? 'no reference';
        await expect.poll(() => mailsWith(reference).length).toBe(2);
        const [announcement] = mailsWith(`Subject: A map, ${script}`);
        expect(announcement).toContain('Reply-To: visitor@example.info');
        expect(announcement).toContain('Phone: 9109876543210');
        expect(announcement).toMatch(new RegExp(`^Subject: New contact message ${reference}`, 'm'));
      });

      test('each missing or wrong field has an error, listed in order with a link to it, and the form keeps what was typed', async ({
        page,
      }) => {
        await open(page, javaScriptEnabled);
        await contactForm(page).send.click();
        const { region, alert, name, email, phone, subject, message } = contactForm(page);
        await expect(alert.getByRole('listitem')).toHaveText(everyText);
        for (const text of everyText) await expect(region.getByText(text)).toHaveCount(2);
        await expect(name).toHaveAccessibleDescription('Name is not given');
        await expect(alert).toBeFocused();
        await expect(alert).toBeInViewport();
        if (javaScriptEnabled) await expectAccessible(page, 'the refused form', '#contact');
        await alert.getByRole('link', { name: 'Message is not given' }).click();
        await expect(page).toHaveURL(javaScriptEnabled ? /contact-us$/ : /#contact-message$/);
        if (javaScriptEnabled) await expect(message).toBeFocused();

        await fill(page, { email: 'visitor@example', phone: '98765', subject: ' ' });
        await contactForm(page).send.click();
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

      test('the subject is filled in, and can be changed, when coming from a service’s page', async ({
        page,
      }) => {
        await page.goto('/cloud-services');
        await page.getByRole('main').getByRole('link', { name: 'Write to us' }).click();
        await expect(page).toHaveURL('/contact-us?about=cloud-services');
        const { subject, name, send, alert } = contactForm(page);
        await expect(subject).toHaveValue('Cloud Services');
        await subject.fill('');
        if (javaScriptEnabled) {
          await waitForHydration(page);
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
    });
  }

  test('no address of a mailbox is hyphenated where enlarged text breaks words', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 300, height: 800 });
    await page.goto('/contact-us');
    const hyphens = await page
      .getByRole('link', { name: '@' })
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).hyphens));
    expect(hyphens.length).toBeGreaterThan(4);
    expect(new Set(hyphens)).toEqual(new Set(['none']));
  });

  test('a subject in the address is ignored when it is unknown', async ({ request }) => {
    const html = await (await request.get('/contact-us?about=anything-else')).text();
    const [field = ''] = /<input[^>]* name="subject"[^>]*>/.exec(html) ?? [];
    expect(field).not.toBe('');
    expect(field).not.toMatch(/ value="[^"]/);
  });

  describeSending(contact, {
    form: 'contact',
    operation: 'save_contact',
    post: {
      name: typed.name,
      email: typed.email,
      phone_number: typed.phone,
      subject: typed.subject,
      message: typed.message,
    },
    differs: 'message',
    prefix: 'C',
    notSent: 'Your message was not sent',
  });
});
