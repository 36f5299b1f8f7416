import type * as z from 'zod/mini';
import { contactExample, contactForm } from './contact.ts';
import { demoExample, demoForm } from './demo.ts';
import { enquiryExample, enquiryForm } from './enquiry.ts';

export * from './contact.ts';
export * from './demo.ts';
export * from './enquiry.ts';

/** The public forms of the site, by kind. */
export const publicForms = {
  enquiry: enquiryForm,
  contact: contactForm,
  demo: demoForm,
} as const;

type PublicForms = typeof publicForms;

export type FormKind = keyof PublicForms;
export type FormTable = PublicForms[FormKind]['table'];
export type FormInputs = { readonly [Kind in FormKind]: z.infer<PublicForms[Kind]['schema']> };

export const formKinds = Object.keys(publicForms) as readonly FormKind[];
export const formTables = formKinds.map((kind): FormTable => publicForms[kind].table);

export const formExamples: FormInputs = {
  enquiry: enquiryExample,
  contact: contactExample,
  demo: demoExample,
};

/** Returns an object with a value for the table of each form. */
export const forFormTables = <Value>(
  valueOf: (table: FormTable) => Value,
): Readonly<Record<FormTable, Value>> =>
  Object.fromEntries(formTables.map((table) => [table, valueOf(table)])) as Record<
    FormTable,
    Value
  >;
