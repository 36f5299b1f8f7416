import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeFieldConformance } from '../../testing/field-conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { SearchField } from './search-field.tsx';

describeFieldConformance('SearchField', (props) => <SearchField {...props} />);

describe('SearchField', () => {
  it('is a search input', () => {
    expect(renderToStaticMarkup(<SearchField name="q" label="Search" />)).toContain(
      ' type="search"',
    );
  });

  it('has no button when no script makes it work', () => {
    expect(renderToStaticMarkup(<SearchField name="q" label="Search" />)).not.toContain('<button');
  });

  it('is emptied by its button, by pointer and keyboard, and takes the focus again', async () => {
    const user = userEvent.setup();
    render(<SearchField name="q" label="Search" defaultValue="engineer" />);
    const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(box.value).toBe('');
    expect(document.activeElement).toBe(box);
    await user.keyboard('gis');
    expect(box.value).toBe('gis');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(box.value).toBe('');
    expect(document.activeElement).toBe(box);
  });

  it('tells its owner when something is typed', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn();
    render(<SearchField name="q" label="Search" onChange={onChange} />);
    await user.type(screen.getByRole('searchbox'), 'gis');
    expect(onChange).toHaveBeenCalledTimes(3);
  });
});
