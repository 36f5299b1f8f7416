// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SaidCount } from './said-count.tsx';

afterEach(cleanup);

it('a count is new content once another search is answered, though it is the same number', () => {
  const count = (search: string, isAnswer: boolean) => (
    <SaidCount
      list={{ isSuccess: true, isPlaceholderData: !isAnswer, total: 3 }}
      search={search}
      text={(total) => `${String(total)} applications`}
    />
  );
  const { getByText, rerender } = render(count('', true));
  const first = getByText('3 applications');
  rerender(count('status=hired', false));
  expect(getByText('3 applications')).toBe(first);
  rerender(count('status=hired', true));
  const second = getByText('3 applications');
  expect(second).not.toBe(first);
  rerender(count('status=hired', true));
  expect(getByText('3 applications')).toBe(second);
});
