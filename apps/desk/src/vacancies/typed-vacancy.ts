import type { Vacancy, VacancyFields } from '@example/api/desk';
import type { JobTypeId } from '@example/content/career';
import { useDraft } from '../drafts/use-draft.ts';
import { messages } from '../messages/vacancies.ts';

export type FieldName = keyof typeof messages.fields;
/** Values of the fields as typed text. */
export type Typed = Readonly<Record<FieldName, string>>;

export const fieldNames = Object.keys(messages.fields) as readonly FieldName[];

const typedBy = (textOf: (name: FieldName) => string): Typed =>
  Object.fromEntries(fieldNames.map((name) => [name, textOf(name)])) as Typed;

export const nothingTyped = typedBy(() => '');

export const typedOf = (vacancy: Vacancy): Typed => typedBy((name) => String(vacancy[name] ?? ''));

/** Converts the typed text to fields. The service validates them. */
export const fieldsOf = (typed: Typed): VacancyFields => ({
  job_title: typed.job_title.trim(),
  job_short_desc: typed.job_short_desc.trim(),
  description: typed.description.trim().replaceAll('\r\n', '\n'),
  category_id: Number(typed.category_id),
  job_type: Number(typed.job_type) as JobTypeId,
  vch_office: typed.vch_office.trim(),
  int_location_id: Number(typed.int_location_id),
  first_date: typed.first_date === '' ? null : typed.first_date,
  last_date: typed.last_date,
});

export const changesOf = (before: Vacancy, typed: Typed): Partial<VacancyFields> => {
  const was = fieldsOf(typedOf(before));
  const is = fieldsOf(typed);
  const names = fieldNames.filter((name) => is[name] !== was[name]);
  return Object.fromEntries(names.map((name) => [name, is[name]]));
};

/** Typed text, and the version of the vacancy it belongs to. */
interface Draft {
  readonly version: number;
  readonly fields: Partial<Typed>;
}

/** Returns the name of a vacancy's draft. */
export const draftOf = ({ job_id }: Pick<Vacancy, 'job_id'>) => `vacancy ${String(job_id)}`;

/** Keeps typed text while the member looks at something else. */
export const useTyped = (name: string, initial: Typed, version: number) => {
  const [kept, keep] = useDraft(name);
  const draft = kept === '' ? { version, fields: {} } : (JSON.parse(kept) as Draft);
  return {
    typed: { ...initial, ...draft.fields } as Typed,
    /** Version of the vacancy that the text was typed into. */
    version: draft.version,
    set: (field: FieldName, value: string) =>
      keep(JSON.stringify({ ...draft, fields: { ...draft.fields, [field]: value } })),
    forget: () => keep(''),
  };
};
