// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ShortcutsProvider, useShortcut } from './shortcuts-provider.tsx';

const act = vi.fn<() => void>();

const List = ({ first }: { readonly first: string }) => {
  useShortcut('z', act, { inSelects: true });
  return (
    <select>
      <option>{first}</option>
      <option>Any</option>
    </select>
  );
};

it.each([
  ['Received', 1],
  ['Zoning officer', 0],
])('a shortcut on a list that begins with %s runs %i times', async (first, times) => {
  act.mockClear();
  const { getByRole, unmount } = render(
    <ShortcutsProvider>
      <List first={first} />
    </ShortcutsProvider>,
  );
  getByRole('combobox').focus();
  await userEvent.keyboard('z');
  expect(act).toHaveBeenCalledTimes(times);
  unmount();
});
