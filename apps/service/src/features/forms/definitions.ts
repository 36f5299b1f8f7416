import { type FormInputs, type FormKind, publicForms } from '@example/api/forms';
import type { Receipt } from '@example/api/receipts';
import { contact } from '@example/content/contact';
import { demos } from '@example/content/demos';
import { enquiries } from '@example/content/enquiries';
import {
  contactAcknowledgment,
  contactAnnouncement,
  demoAcknowledgment,
  demoAnnouncement,
  enquiryAcknowledgment,
  enquiryAnnouncement,
} from '@example/content/mails/forms';
import type { Mail } from '@example/content/types';
import type { OfficeKind } from '../../runtime/settings/index.ts';

/** Texts, recipients, mails and columns of a public form, which the service adds to its contract. */
interface ServedForm<Input> {
  /** Texts of the errors by the codes of the schema. */
  readonly messages: Readonly<Partial<Record<string, string>>>;
  readonly office: OfficeKind;
  readonly announcement: (submitted: Input & Receipt) => Mail;
  readonly acknowledgment: (submitted: Input & Receipt) => Mail;
  /** Fields that the desk shows, by its own names. */
  readonly columns: Readonly<Record<'name' | 'email', keyof Input & string>> &
    Readonly<Partial<Record<'phone' | 'subject' | 'message' | 'product', keyof Input & string>>>;
}

const served: { readonly [Kind in FormKind]: ServedForm<FormInputs[Kind]> } = {
  enquiry: {
    messages: enquiries.validation,
    office: 'enquiries',
    announcement: enquiryAnnouncement,
    acknowledgment: enquiryAcknowledgment,
    columns: { name: 'user_name', email: 'email', message: 'msg' },
  },
  contact: {
    messages: contact.validation,
    office: 'enquiries',
    announcement: contactAnnouncement,
    acknowledgment: contactAcknowledgment,
    columns: {
      name: 'name',
      email: 'email',
      phone: 'phone_number',
      subject: 'subject',
      message: 'message',
    },
  },
  demo: {
    messages: demos.validation,
    office: 'demos',
    announcement: demoAnnouncement,
    acknowledgment: demoAcknowledgment,
    columns: { name: 'name', email: 'email', phone: 'phone', product: 'product' },
  },
};

/** Input of a form, or a row of its table: all its fields are text. */
export type FormInput = Readonly<Record<string, string>>;

export type Form = (typeof publicForms)[FormKind] & ServedForm<FormInput>;

/** Returns the sender of what a form holds, and the other texts by which the desk finds it. */
export const senderOf = ({ columns }: Form, input: FormInput) => {
  const valueOf = (column: keyof typeof columns) => input[columns[column] ?? ''] ?? '';
  return {
    name: valueOf('name'),
    email: valueOf('email'),
    foundBy: (['phone', 'subject', 'product'] as const).map(valueOf).filter(Boolean),
  };
};

/** Returns the definition of a form. The types of different forms' inputs are not told apart from here on. */
export const formOf = (kind: FormKind): Form => ({
  ...publicForms[kind],
  ...(served[kind] as unknown as ServedForm<FormInput>),
});
