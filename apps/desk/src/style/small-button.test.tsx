// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SmallButton } from './small-button.tsx';

afterEach(cleanup);

describe('SmallButton', () => {
  it('is pressed once by a double click, and again by the next press', async () => {
    const user = userEvent.setup();
    const press = vi.fn<() => void>();
    render(
      <>
        <SmallButton onClick={press}>Save</SmallButton>
        <p>Elsewhere</p>
      </>,
    );
    const button = screen.getByRole('button');
    await user.dblClick(button);
    expect(press).toHaveBeenCalledTimes(1);
    await user.click(screen.getByText('Elsewhere'));
    await user.click(button);
    expect(press).toHaveBeenCalledTimes(2);
  });

  it('submits its form once by a double click', async () => {
    const user = userEvent.setup();
    const submit = vi.fn<() => void>();
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <SmallButton type="submit">Save</SmallButton>
      </form>,
    );
    await user.dblClick(screen.getByRole('button'));
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('is pressed by each press of the keyboard', async () => {
    const user = userEvent.setup();
    const press = vi.fn<() => void>();
    render(<SmallButton onClick={press}>Save</SmallButton>);
    await user.tab();
    await user.keyboard('{Enter}{Enter}');
    expect(press).toHaveBeenCalledTimes(2);
  });
});
