// @vitest-environment happy-dom
import { cleanup, render, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Seen } from '../applications/use-decisions.ts';
import { Summary } from './summary.tsx';
import { weigh } from './use-weighed.ts';

afterEach(cleanup);

const seen = (status: Seen['status']): Seen => ({
  ...{ reference: 'A-1', name: 'Anu', job_title: 'A job', status, version: 1 },
});

const linesFor = (status: Seen['status']) => {
  const weighing = weigh([seen(status)], 'rejected', undefined);
  const { container } = render(
    <Summary weighing={weighing} status="rejected" template="Rejection" />,
  );
  return within(container)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

it('tells of a mail and a way to undo it where somebody is decided on', () => {
  expect(linesFor('received')).toEqual([
    'They get the mail “Rejection”.',
    'Nothing is told for 10 seconds. Until then you can undo it.',
  ]);
});

it('tells of neither where nobody is left to decide on', () => {
  expect(linesFor('withdrawn')).toEqual(['Anu withdrew and is left out.']);
});
