import { expect, mailsWith, test } from '@example/testing/e2e';
import { takeTime } from './page-state.ts';
import { describeSending, visitorForm } from './visitor-form.ts';

const demo = visitorForm({
  path: '/forex',
  name: 'Schedule a Demo',
  button: 'Request Demo',
  labels: { name: 'Name', email: 'Email', phone: 'Phone' },
  typed: { name: 'Visitor', email: 'visitor@example.com', phone: '9876543210' },
});
const { typed, on: demoForm, open, fill } = demo;

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
        await demo.expectEmpty(page);
        const reference = /D-[0-9A-Z]{8}/.exec(await region.innerText())?.[0] ?? 'no reference';
        await expect.poll(() => mailsWith(reference).length).toBe(2);
        const [announcement] = mailsWith(`Name: Teller, ${script}`);
        expect(announcement).toContain('Product: ForEx');
        expect(announcement).toContain('Reply-To: visitor@example.com');
      });

      test('each wrong field has an error, in order, and the form keeps what was typed', async ({
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

  describeSending(demo, {
    form: 'demo',
    operation: 'request_demo',
    post: { ...typed, product: 'ForEx' },
    differs: 'name',
    prefix: 'D',
    notSent: 'Your request was not sent',
  });
});
