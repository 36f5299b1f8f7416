import { expect, it } from 'vitest';
import { closedText } from './actions-of.ts';

const today = '2026-11-30';

it.each([
  ['hand', today, true, 'Somebody closed it. Publish it to open it again.'],
  [
    'hand',
    '2026-11-29',
    true,
    'Somebody closed it. Its last day is past, too: edit that, then publish it to open it again.',
  ],
  ['hand', today, false, 'Somebody closed it.'],
  ['date', '2026-11-29', true, 'Its last day is past. Extend it to open it again.'],
  ['date', '2026-11-29', false, 'Its last day is past.'],
  [null, today, true, undefined],
] as const)(
  'a vacancy closed by %s with the last day %s says what one who may write (%s) can do',
  (closed_by, last_date, mayWrite, text) => {
    expect(closedText({ closed_by, last_date }, today, mayWrite)).toBe(text);
  },
);
