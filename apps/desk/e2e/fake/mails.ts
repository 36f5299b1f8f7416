import type { Application, SubjectMail } from '@example/api/desk';

const mailOf = (at: number, said: Pick<SubjectMail, 'id' | 'subject' | 'text'>): SubjectMail => ({
  state: 'sent',
  author: null,
  author_name: null,
  created_at: at,
  sent_at: at + 1_000,
  attempts: 1,
  next_attempt_at: null,
  held_for: null,
  last_error: null,
  can_retry: false,
  ...said,
});

/** Keeps the mails to applicants: the receipt of each, and what the staff wrote. All of them arrive. */
export const createMails = () => {
  const written = new Map<string, readonly SubjectMail[]>();
  const list = ({ reference, applied_at, name }: Application): readonly SubjectMail[] => [
    ...(written.get(reference) ?? []),
    mailOf(applied_at, {
      id: `receipt ${reference}`,
      subject: `We have received your application (${reference})`,
      text: `Dear ${name},\n\nthank you for writing to us.`,
    }),
  ];
  const add = (one: Application, { subject = '', text = '' }: Partial<SubjectMail>) => {
    const before = written.get(one.reference) ?? [];
    const mail = mailOf(Date.now(), { id: `mail ${String(before.length)}`, subject, text });
    const by = { author: 'E1001', author_name: 'Meera Das' };
    written.set(one.reference, [{ ...mail, ...by }, ...before]);
  };
  return { list, add };
};
