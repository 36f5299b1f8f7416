// @vitest-environment happy-dom
import { SEARCH_MAX_LENGTH } from '@example/api/desk';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ShortcutsProvider } from '../shortcuts/shortcuts-provider.tsx';
import { Choice, FilterBar } from './filter-bar.tsx';

afterEach(cleanup);

it('a search takes no more of a pasted text than the service does', async () => {
  const onSearch = vi.fn<(q: string) => void>();
  const nothing = () => undefined;
  render(
    <ShortcutsProvider>
      <FilterBar
        search={{ current: null }}
        q=""
        onSearch={onSearch}
        placeholder="Name"
        isShown
        onRows={nothing}
        isFiltered={false}
        onClear={nothing}
        set={0}
        views={null}
      />
    </ShortcutsProvider>,
  );
  await userEvent.click(screen.getByRole('searchbox'));
  await userEvent.paste('x'.repeat(SEARCH_MAX_LENGTH + 100));
  await userEvent.keyboard('{Enter}');
  expect(onSearch).toHaveBeenLastCalledWith('x'.repeat(SEARCH_MAX_LENGTH));
});

it('a filter shows its value, and can be cleared, when that is no choice any more', async () => {
  const onChange = vi.fn<(text: string) => void>();
  render(
    <Choice
      field={{ name: 'tag', value: 'night shift', onChange }}
      texts={{ label: 'Tag', any: 'Any tag' }}
      options={[{ value: 'day shift', label: 'day shift' }]}
    />,
  );
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Tag' });
  expect(choice.selectedOptions[0]?.text).toBe('night shift');
  await userEvent.selectOptions(choice, 'Any tag');
  expect(onChange).toHaveBeenCalledWith('');
});
