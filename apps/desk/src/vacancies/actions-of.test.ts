import { expect, it } from 'vitest';
import { actionsOf, hindranceText } from './actions-of.ts';

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
  [null, '2026-11-29', true, 'Its last day is past. Extend it, then publish it.'],
  [null, '2026-11-29', false, 'Its last day is past.'],
] as const)(
  'a draft, or a vacancy closed by %s, with the last day %s says what one who may write (%s) can do',
  (closed_by, last_date, mayWrite, text) => {
    const status = closed_by === null ? 'draft' : 'closed';
    expect(hindranceText({ status, closed_by, last_date }, today, mayWrite)).toBe(text);
  },
);

it.each([
  ['draft', null, today, true],
  ['draft', null, '2026-11-29', false],
  ['closed', 'hand', today, true],
  ['closed', 'hand', '2026-11-29', false],
  ['closed', 'date', '2026-11-29', false],
  ['open', null, today, false],
] as const)(
  'a vacancy that is %s, closed by %s, with the last day %s can be published: %s',
  (status, closed_by, last_date, publish) => {
    const vacancy = { status, closed_by, last_date, applications: 0 };
    expect(actionsOf(vacancy, today).publish).toBe(publish);
  },
);
