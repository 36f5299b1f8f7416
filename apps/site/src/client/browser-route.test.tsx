import type { ActionFunctionArgs } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FORM_FIELD, IDEMPOTENCY_FIELD } from '../forms/fields.ts';
import { toBrowserRoute } from './browser-route.tsx';

const page = {
  path: '/',
  meta: { title: 'A page', description: '' },
  Component: () => null,
  forms: () => Promise.reject(new TypeError('the module cannot be fetched')),
};

describe('toBrowserRoute', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each([
    ['offline', 'the device has no connection', false],
    ['unreachable', 'it has one', true],
  ])('answers a form whose code cannot be fetched as %s when %s', async (kind, _when, onLine) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    const route = toBrowserRoute(
      page,
      () => Promise.reject(new Error('no backend')),
      () => undefined,
    );
    const body = new URLSearchParams({ [FORM_FIELD]: 'contact', [IDEMPOTENCY_FIELD]: 'a-key' });
    const request = new Request('https://example.com/', { method: 'POST', body });
    const { action } = route;
    if (typeof action !== 'function') throw new Error('the route answers no form');
    const outcome: unknown = await action({ request } as ActionFunctionArgs, undefined);
    expect(outcome).toEqual({ form: 'contact', status: 'failed', kind, values: {} });
  });
});
