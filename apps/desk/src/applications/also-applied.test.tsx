// @vitest-environment happy-dom
import type { AlsoApplied } from '@example/api/desk';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { AlsoAppliedSection } from './also-applied.tsx';

afterEach(cleanup);

const other = (number: number): AlsoApplied => ({
  reference: `A-${String(number)}`,
  name: 'Asha Menon',
  job_title: `Vacancy ${String(number)}`,
  status: 'received',
  applied_at: 1_700_000_000_000 - number,
  same: ['email'],
});

const linksShown = (count: number) => {
  render(
    <MemoryRouter>
      <AlsoAppliedSection
        name="Asha Menon"
        others={Array.from({ length: count }, (_, index) => other(index))}
      />
    </MemoryRouter>,
  );
  return screen.getAllByRole('link').filter((link) => link.closest('details') === null).length;
};

describe('AlsoAppliedSection', () => {
  it.each([1, 3, 4])('shows all applications when there are %i', (count) => {
    expect(linksShown(count)).toBe(count);
    expect(screen.queryByText(/earlier/)).toBeNull();
  });

  it('folds all but the latest three when there are more than four', () => {
    expect(linksShown(9)).toBe(3);
    expect(screen.getByText(/^6 earlier ones/)).toBeTruthy();
    expect(screen.getAllByText(/^Vacancy \d$/)).toHaveLength(9);
  });
});
