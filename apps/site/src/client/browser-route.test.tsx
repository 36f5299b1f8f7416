import type { ApiClients } from '@example/api/clients';
import { ApiError } from '@example/api/problem';
import { contact } from '@example/content/contact';
import { crash } from '@example/content/crash';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  type ActionFunctionArgs,
  createMemoryRouter,
  RouterProvider,
  useRevalidator,
} from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContactForm } from '../form-components/contact-form.tsx';
import { FORM_FIELD, IDEMPOTENCY_FIELD } from '../forms/fields.ts';
import type { FormHandler } from '../forms/form-result.ts';
import type { Page } from '../routing/page.ts';
import { toBrowserRoute } from './browser-route.tsx';

const reported = vi.fn<typeof reportError>();

const Crashing = ({ fails }: { readonly fails: () => boolean }) => {
  if (fails()) throw new Error('broken');
  const { revalidate } = useRevalidator();
  return (
    <>
      <ContactForm />
      <button data-testid="revalidate" onClick={() => void revalidate()} />
    </>
  );
};

/** Renders a page of the contact form with the given handler and loader. */
const open = (
  handler: FormHandler,
  {
    load,
    fails = () => false,
  }: { readonly load?: () => Promise<never>; fails?: () => boolean } = {},
) => {
  const page: Page = {
    path: '/',
    meta: { title: '', description: '' },
    Component: () => <Crashing fails={fails} />,
    forms: () => Promise.resolve({ contact: handler }),
    ...(load && { load: () => Promise.resolve(load) }),
  };
  const shown = (): unknown => router.state.loaderData['page'];
  const route = toBrowserRoute(page, () => Promise.resolve({} as ApiClients), shown, vi.fn());
  const hydrationData = { loaderData: { page: { status: 'loaded' } } };
  const router = createMemoryRouter([route], load && { hydrationData });
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup() };
};

const send = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(screen.getByLabelText(contact.form.fields.message), 'Maps');
  await user.click(screen.getByRole('button', { name: contact.form.submit }));
};

describe('toBrowserRoute', () => {
  beforeEach(() => {
    vi.stubGlobal('reportError', reported);
    vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    reported.mockClear();
  });

  it('says in the form that the outcome is unknown when the code of a form throws', async () => {
    const { user } = open(() => Promise.reject(new TypeError('nobody foresaw it')));
    await send(user);
    expect(await screen.findByText(contact.failures.server.heading)).toBeDefined();
    expect(screen.getByDisplayValue('Maps')).toBeDefined();
    expect(reported).toHaveBeenCalledOnce();
  });

  it('lets a form be sent again that the browser posted, when Back shows its page again', async () => {
    const { user } = open(() => Promise.reject(new ApiError('xsrf-token', 'no cookie is kept')));
    await send(user);
    const button = screen.getByRole('button', { name: new RegExp(contact.form.submit) });
    await waitFor(() => {
      expect(button.getAttribute('aria-disabled')).toBe('true');
    });
    dispatchEvent(new Event('pageshow'));
    await waitFor(() => {
      expect(button.getAttribute('aria-disabled')).toBeNull();
    });
    expect(screen.getByDisplayValue('Maps')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leaves the page as it is when its loader throws', async () => {
    const load = vi.fn(() => Promise.reject(new TypeError('nobody foresaw it')));
    const { user, router } = open(() => Promise.resolve({}), { load });
    await user.click(screen.getByTestId('revalidate'));
    await waitFor(() => {
      expect(reported).toHaveBeenCalledOnce();
    });
    expect(screen.getByRole('button', { name: contact.form.submit })).toBeDefined();
    expect(router.state.errors).toBeNull();
  });

  it('leaves the page as it is when the code of its loader hangs', async () => {
    vi.useFakeTimers();
    const { loader } = toBrowserRoute(
      {
        path: '/',
        meta: { title: '', description: '' },
        Component: () => null,
        load: () => new Promise(() => undefined),
      },
      () => Promise.resolve({} as ApiClients),
      () => 'shown',
      vi.fn(),
    );
    if (typeof loader !== 'function') throw new Error('the route loads nothing');
    const request = new Request('https://example.com/');
    const loaded = loader({ request } as ActionFunctionArgs, undefined);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await loaded).toBe('shown');
  });

  it.each([
    [
      'it arrived',
      () => Promise.resolve({ reference: 'C-1234ABCD' }),
      crash.reference('C-1234ABCD'),
    ],
    ['it was refused', () => Promise.reject(new ApiError('cross-origin', 'no')), crash.not_sent],
    ['nobody can tell', () => Promise.reject(new ApiError('timeout', 'no')), crash.unknown],
  ])(
    'says so in the page’s frame, with what was typed, when the page fails and %s',
    async (_when, handler, said) => {
      let isBroken = false;
      const { user } = open(
        async () => {
          isBroken = true;
          return handler();
        },
        { fails: () => isBroken },
      );
      await send(user);
      expect(await screen.findByText(said)).toBeDefined();
      expect(screen.getByText(crash.heading)).toBeDefined();
      expect(screen.getByRole('contentinfo')).toBeDefined();
      if (said !== crash.reference('C-1234ABCD')) expect(screen.getByText('Maps')).toBeDefined();
    },
  );

  it.each([
    ['offline', 'the device has no connection', false],
    ['unreachable', 'it has one', true],
  ])('answers a form whose code cannot be fetched as %s when %s', async (kind, _when, onLine) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    const { action } = toBrowserRoute(
      {
        path: '/',
        meta: { title: '', description: '' },
        Component: () => null,
        forms: () => Promise.reject(new TypeError('the module cannot be fetched')),
      },
      () => Promise.resolve({} as ApiClients),
      () => undefined,
      vi.fn(),
    );
    if (typeof action !== 'function') throw new Error('the route answers no form');
    const body = new URLSearchParams({ [FORM_FIELD]: 'contact', [IDEMPOTENCY_FIELD]: 'a-key' });
    const request = new Request('https://example.com/', { method: 'POST', body });
    const outcome: unknown = await action({ request } as ActionFunctionArgs, undefined);
    expect(outcome).toEqual({ form: 'contact', status: 'error', kind, values: {} });
  });
});
