import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeFieldConformance } from '../../testing/field-conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { Checkbox } from './checkbox.tsx';

describeFieldConformance(
  'Checkbox',
  ({ value, defaultValue, ...props }) => (
    <Checkbox
      {...props}
      value={value ?? defaultValue}
      checked={value === undefined ? undefined : true}
      defaultChecked={defaultValue === undefined ? undefined : true}
    />
  ),
  { sample: 'yes' },
);

describe('Checkbox', () => {
  it('is a checkbox, unchecked while indeterminate: the server cannot say so', () => {
    const html = renderToStaticMarkup(<Checkbox name="all" label="All" indeterminate />);
    expect(html).toContain(' type="checkbox"');
    expect(html).not.toContain('checked');
  });

  it('changes when its label is pressed, and when Space is', async () => {
    const user = userEvent.setup();
    render(<Checkbox name="remember" label="Remember me" />);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me' });
    await user.click(screen.getByText('Remember me'));
    expect(box.checked).toBe(true);
    box.focus();
    await user.keyboard(' ');
    expect(box.checked).toBe(false);
  });

  it('stays indeterminate when it is pressed, for as long as its owner says so', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn();
    const box = () => screen.getByRole<HTMLInputElement>('checkbox');
    const all = (indeterminate: boolean) => (
      <Checkbox
        name="all"
        label="All"
        checked={false}
        indeterminate={indeterminate}
        onChange={onChange}
      />
    );
    const { rerender } = render(all(true));
    expect(box().indeterminate).toBe(true);
    await user.click(box());
    rerender(all(true));
    expect(onChange).toHaveBeenCalledOnce();
    expect(box().indeterminate).toBe(true);
    rerender(all(false));
    expect(box().indeterminate).toBe(false);
  });
});
