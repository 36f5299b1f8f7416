import { formKinds, publicForms } from '@example/api/forms';
import type { Route } from '@example/content/routes';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { FORM_FIELD, HONEYPOT_FIELD, IDEMPOTENCY_FIELD, SIGNAL_FIELD } from '../forms/fields.ts';

type PublicForm = ComponentType<{ readonly action: Route; readonly product: string }>;

const modules = import.meta.glob<Readonly<Record<string, PublicForm>>>('./*-form.tsx', {
  eager: true,
});
const ownFields = new Set([FORM_FIELD, IDEMPOTENCY_FIELD, HONEYPOT_FIELD, SIGNAL_FIELD]);

/** Returns the names of the fields that the page of a form has. */
const fieldsOf = (kind: string) => {
  const [Form] = Object.values(modules[`./${kind.replaceAll('_', '-')}-form.tsx`] ?? {});
  if (!Form) throw new Error(`there is no form ${kind}`);
  const router = createMemoryRouter([{ path: '/', element: <Form action="/" product="ForEx" /> }]);
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<RouterProvider router={router} />);
  return [...page.querySelectorAll('[name]')]
    .map((field) => field.getAttribute('name') ?? '')
    .filter((name) => !ownFields.has(name));
};

describe('a public form', () => {
  it.each(formKinds)('(%s) has a field for each value of its schema, and no other', (kind) => {
    expect(fieldsOf(kind).toSorted()).toEqual(
      Object.keys(publicForms[kind].schema.shape).toSorted(),
    );
  });
});
