import type { FoundPlace } from '@example/api/desk';

const places: Readonly<Record<FoundPlace, string>> = {
  email: 'in the address',
  phone: 'in the telephone number',
  notes: 'in a note',
  letter: 'in the cover letter',
  resume: 'in the resume',
};

export const messages = {
  column: 'Found',
  placed: (place: FoundPlace) => `${places[place]}: `,
} as const;
