// @vitest-environment happy-dom
import { contact } from '@example/content/contact';
import { act, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContactForm } from '../contact/contact-form.tsx';
import { SIGNAL_FIELD } from './fields.ts';
import type { FormOutcome } from './form-outcome.ts';

const refusedFor = (...fields: readonly string[]): FormOutcome => ({
  form: 'contact',
  status: 'refused',
  errors: fields.map((field) => ({ field, message: `${field} is not given` })),
  values: {},
});

/** The form on a page whose loader, run again after each submission, ends when it is told to. */
const open = (outcome: FormOutcome) => {
  const loading = Promise.withResolvers<null>();
  const loader = vi.fn(() => loading.promise);
  const sent: FormDataEntryValue[][] = [];
  const action = async ({ request }: { readonly request: Request }) => {
    sent.push((await request.formData()).getAll(SIGNAL_FIELD));
    return outcome;
  };
  const router = createMemoryRouter(
    [{ id: 'page', path: '/', element: <ContactForm />, loader, action }],
    { hydrationData: { loaderData: { page: null } } },
  );
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  act(() => {
    root.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  });
  return {
    /** The signals of each submission. */
    sent,
    sendAndLoad: async () => {
      await act(async () => {
        place.querySelector('button')?.click();
        await vi.waitFor(() => {
          expect(loader).toHaveBeenCalled();
        });
      });
      await act(async () => {
        loading.resolve(null);
        await loading.promise;
      });
    },
    close: () => {
      act(() => {
        root.unmount();
      });
    },
  };
};

describe('where the focus goes, on a page that loads again after a submission', () => {
  let page: ReturnType<typeof open>;

  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  });

  afterEach(() => {
    page.close();
    document.body.replaceChildren();
  });

  it('goes to the list of what is wrong, where several fields were refused', async () => {
    page = open(refusedFor('name', 'email'));
    await page.sendAndLoad();
    expect(document.activeElement?.id).toBe('contact-outcome');
  });

  it('goes to the one field that was refused', async () => {
    page = open(refusedFor('email'));
    await page.sendAndLoad();
    expect(document.activeElement?.id).toBe('contact-email');
  });

  it('goes to what is said of a success', async () => {
    page = open({ form: 'contact', status: 'sent' });
    await page.sendAndLoad();
    expect(document.activeElement?.textContent).toBe(contact.success);
  });
});

describe('how fast a form was sent', () => {
  let page: ReturnType<typeof open>;

  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  });

  afterEach(() => {
    page.close();
    document.body.replaceChildren();
    vi.restoreAllMocks();
  });

  it.each([
    ['sooner than a person sends one', 499, 0, ['fast']],
    ['after half a second', 500, 0, []],
    ['just after a prerendered page was shown', 9_000, 8_501, ['fast']],
  ])('%s', async (_, now, activationStart, signals) => {
    vi.spyOn(performance, 'now').mockReturnValue(now);
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { activationStart } as unknown as PerformanceEntry,
    ]);
    page = open({ form: 'contact', status: 'sent' });
    await page.sendAndLoad();
    expect(page.sent).toEqual([signals]);
  });
});
