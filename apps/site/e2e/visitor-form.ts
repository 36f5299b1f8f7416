import { expect, type Locator, type Page, test } from '@example/testing/e2e';
import { goOffline, waitForHydration } from './page-state.ts';

interface FormOptions<Field extends string> {
  /** The page it is on. */
  readonly path: string;
  /** Its accessible name. */
  readonly name: string;
  /** The text of the button that sends it. */
  readonly button: string;
  /** The label of each field. */
  readonly labels: Readonly<Record<Field, string>>;
  /** The value that a visitor types into each field. */
  readonly typed: Readonly<Record<Field, string>>;
}

/** Returns the functions with which tests use a form of visitors. */
export const visitorForm = <Field extends string>({
  path,
  name,
  button,
  labels,
  typed,
}: FormOptions<Field>) => {
  const names = Object.keys(labels) as Field[];

  /** Returns the locators of the form: each field by its name, the button and the alert. */
  const on = (page: Page) => {
    const region = page.getByRole('form', { name });
    const fields = Object.fromEntries(
      names.map((field) => [field, region.getByLabel(labels[field])]),
    ) as Record<Field, Locator>;
    return {
      ...fields,
      region,
      send: region.getByRole('button', { name: button }),
      alert: region.getByRole('alert'),
    };
  };

  /** Opens the page and waits for hydration when JavaScript is enabled. */
  const open = async (page: Page, javaScriptEnabled = true) => {
    await page.goto(path);
    if (!javaScriptEnabled) return;
    await on(page).region.getByRole('textbox').first().focus();
    await waitForHydration(page);
  };

  const fill = async (page: Page, values: Partial<Record<Field, string>> = {}) => {
    const fields: Record<Field, Locator> = on(page);
    for (const field of names) await fields[field].fill(values[field] ?? typed[field]);
  };

  const expectEmpty = async (page: Page) => {
    const fields: Record<Field, Locator> = on(page);
    for (const field of names) await expect(fields[field]).toHaveValue('');
  };

  return { path, typed, on, open, fill, expectEmpty };
};

interface Sending {
  /** The name of the form in a post without JavaScript. */
  readonly form: string;
  /** The API's operation that a script calls. */
  readonly operation: string;
  /** The fields of a post without JavaScript. */
  readonly post: Readonly<Record<string, string>>;
  /** The field of the post that tells two submissions apart. */
  readonly differs: string;
  /** The first letter of a reference. */
  readonly prefix: string;
  /** The message without a connection. */
  readonly notSent: string;
}

/** Tests that a form is stored exactly once, in whatever way it is sent. */
export const describeSending = <Field extends string>(
  { path, typed, on, open, fill }: ReturnType<typeof visitorForm<Field>>,
  { form, operation, post, differs, prefix, notSent }: Sending,
): void => {
  const postOnce = (text: string) => ({
    form: { form, ...post, [differs]: text },
    maxRedirects: 0,
  });

  test('a form is stored once when it is posted twice without JavaScript', async ({ request }) => {
    const send = async () => {
      const answer = await request.post(path, postOnce('Twice'));
      return [answer.status(), answer.headers()['location']];
    };
    const first = await send();
    expect(first).toEqual([
      303,
      expect.stringMatching(
        new RegExp(`^${path}\\?sent=${form}&reference=${prefix}-\\w{8}#${form}-outcome$`),
      ),
    ]);
    expect(await send()).toEqual(first);
  });

  test('a reload after success sends nothing, and still shows the success', async ({ page }) => {
    const answer = await page.request.post(path, postOnce('Reload'));
    await page.goto(answer.headers()['location'] ?? '');
    const methods: string[] = [];
    page.on('request', (request) => methods.push(request.method()));
    await page.reload();
    await expect(on(page).alert).toContainText('Submitted Succesfully');
    expect(methods).not.toContain('POST');
  });

  test('the form says that nothing was sent when offline, and sends the same text once when it is clicked twice later', async ({
    page,
    context,
  }) => {
    await open(page);
    await fill(page);
    await goOffline(page);
    await on(page).send.click();
    await expect(on(page).alert).toContainText(notSent);
    await expect(on(page).alert).toBeFocused();
    for (const field of Object.keys(typed) as Field[]) {
      const fields: Record<Field, Locator> = on(page);
      await expect(fields[field]).toHaveValue(typed[field]);
    }
    await context.setOffline(false);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(`/${operation}`)) sent.push(request.method());
    });
    await on(page).send.dblclick();
    await expect(on(page).alert).toContainText('Submitted Succesfully');
    expect(sent).toEqual(['POST']);
  });
};
