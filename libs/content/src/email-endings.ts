import { company } from './company.ts';

const why =
  'This form takes addresses whose ending has two or three letters, such as .com or .in, and the ending of yours is longer.';

/** Reason and way out, beside the message that refuses an email address for its ending (spec §5). */
export const emailEndings = {
  application: `${why} Please give another address, or send your application from yours to ${company.emails.careers.label}.`,
  otherwise: `${why} Please give another address, or write from yours to ${company.emails.office.label}.`,
} as const;
