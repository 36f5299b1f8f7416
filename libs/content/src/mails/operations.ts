import { company } from '../company.ts';
import type { Mail } from '../types.ts';
import { facts, paragraph } from './parts.ts';

/** Shows an operator that mails arrive at this address. */
export function testMail(kinds: readonly string[]): Mail {
  return {
    subject: `Test mail of ${company.name}'s website`,
    heading: 'Test mail',
    preview: 'Mails of the website arrive here.',
    body: [
      paragraph(
        'This mail was sent by hand, to find out whether mails of the website arrive here. There is nothing to do.',
      ),
      ...(kinds.length === 0 ? [] : [facts(['Told here', kinds.join(', ')])]),
    ],
  };
}
