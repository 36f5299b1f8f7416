import { contact } from '@example/content/contact';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ContactForm } from '../form-components/contact-form.tsx';
import { IDEMPOTENCY_FIELD, SIGNAL_FIELD } from './fields.ts';
import type { FormResult } from './form-result.ts';

const refusedFor = (...fields: readonly string[]): FormResult => ({
  form: 'contact',
  status: 'invalid',
  errors: fields.map((field) => ({ field, message: `${field} is not given` })),
  values: {},
});

/** Renders the form on a page. Its loader runs after each submission and waits for `answering`. */
const open = (outcome: FormResult, answering: Promise<unknown> = Promise.resolve()) => {
  let loading = Promise.withResolvers<null>();
  const loader = vi.fn(() => loading.promise);
  const sent: FormData[] = [];
  const action = async ({ request }: { readonly request: Request }) => {
    sent.push(await request.formData());
    await answering;
    return { ...outcome };
  };
  const router = createMemoryRouter(
    [{ id: 'page', path: '/', element: <ContactForm />, loader, action }],
    { hydrationData: { loaderData: { page: null } } },
  );
  render(<RouterProvider router={router} />, { reactStrictMode: true });
  const user = userEvent.setup();
  const button = screen.getByRole('button');
  return {
    user,
    /** Presses the button and waits until the page loads again. */
    send: async () => {
      const before = loader.mock.calls.length;
      await user.click(button);
      await waitFor(() => {
        expect(loader.mock.calls.length).toBeGreaterThan(before);
      });
    },
    load: async () => {
      await act(async () => {
        loading.resolve(null);
        await loading.promise;
      });
      loading = Promise.withResolvers<null>();
    },
    press: async () => user.click(button),
    loads: () => loader.mock.calls.length,
    /** Returns the values of a field in each submission. */
    sentUnder: (field: string) => sent.map((data) => data.getAll(field)),
  };
};

describe('useForm', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('moves the focus to the list of errors when several fields were refused', async () => {
    const page = open(refusedFor('name', 'email'));
    await page.send();
    await page.load();
    expect(document.activeElement?.id).toBe('contact-outcome');
  });

  it('moves the focus to the field when one was refused', async () => {
    const page = open(refusedFor('email'));
    await page.send();
    await page.load();
    expect(document.activeElement?.id).toBe('contact-email');
  });

  it('moves the focus to the message when the form was sent', async () => {
    const page = open({ form: 'contact', status: 'success' });
    await page.send();
    await page.load();
    expect(document.activeElement?.textContent).toBe(contact.success);
  });

  it('names the document after an error, as the service does, until the form is sent again', async () => {
    document.title = 'Contact';
    const page = open(refusedFor('email'));
    await page.send();
    await page.load();
    expect(document.title).toBe('Error: Contact');
    await page.send();
    expect(document.title).toBe('Contact');
    await page.load();
    expect(document.title).toBe('Error: Contact');
  });

  it('sends what was typed, and empties the fields when it was sent', async () => {
    const page = open({ form: 'contact', status: 'success' });
    await page.user.type(document.querySelector('[name=name]') ?? document.body, 'Asha Menon');
    await page.send();
    await page.load();
    expect(page.sentUnder('name')).toEqual([['Asha Menon']]);
    expect(document.querySelector<HTMLInputElement>('[name=name]')?.value).toBe('');
  });

  it('keeps what was typed while it was sent, which was not in it', async () => {
    const answer = Promise.withResolvers<null>();
    const page = open({ form: 'contact', status: 'success' }, answer.promise);
    const name = () => document.querySelector<HTMLInputElement>('[name=name]') ?? document.body;
    await page.user.type(name(), 'Asha');
    await page.press();
    await page.user.type(name(), ' Menon');
    answer.resolve(null);
    await waitFor(() => {
      expect(page.loads()).toBe(1);
    });
    await page.load();
    expect(page.sentUnder('name')).toEqual([['Asha']]);
    expect(name()).toHaveProperty('value', 'Asha Menon');
    await page.send();
    await page.load();
    expect(name()).toHaveProperty('value', '');
  });

  it('sends nothing when a submission is still under way', async () => {
    const page = open(refusedFor('email'));
    await page.send();
    await page.press();
    await page.load();
    expect(page.sentUnder('name')).toHaveLength(1);
  });

  it('keeps its idempotency key when it is sent again unchanged, and takes another after a change', async () => {
    const page = open({ form: 'contact', status: 'error', kind: 'internal', values: {} });
    for (const text of ['', '', 'x']) {
      if (text !== '') {
        await page.user.type(document.querySelector('[name=name]') ?? document.body, text);
      }
      await page.send();
      await page.load();
    }
    const [first, second, third] = page.sentUnder(IDEMPOTENCY_FIELD);
    expect(first).toEqual([expect.stringMatching(/^[\w-]{21}$/)]);
    expect(second).toEqual(first);
    expect(third).not.toEqual(first);
  });

  it.each([
    ['marks it as fast', 'it is sent sooner than a person sends one', 499, 0, ['fast']],
    ['does not mark it', 'it is sent after half a second', 500, 0, []],
    ['marks it as fast', 'a prerendered page was just shown', 9_000, 8_501, ['fast']],
  ])('%s when %s', async (_does, _when, now, activationStart, signals) => {
    vi.spyOn(performance, 'now').mockReturnValue(now);
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { activationStart } as unknown as PerformanceEntry,
    ]);
    const page = open({ form: 'contact', status: 'success' });
    await page.send();
    await page.load();
    expect(page.sentUnder(SIGNAL_FIELD)).toEqual([signals]);
  });
});
