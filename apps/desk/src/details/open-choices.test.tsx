// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openByKeys } from './open-choices.ts';

const pressed = vi.fn<(prevented: boolean) => void>();
const showPicker = vi.fn<() => void>();

beforeEach(() => {
  HTMLSelectElement.prototype.showPicker = showPicker;
  render(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears what the select leaves to the browser
    <div
      onKeyDown={(event) => {
        pressed(event.isDefaultPrevented());
      }}
    >
      <select aria-label="Status" onKeyDown={openByKeys}>
        <option>Received</option>
        <option>Rejected</option>
      </select>
    </div>,
  );
  screen.getByRole('combobox').focus();
});

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  Reflect.deleteProperty(HTMLSelectElement.prototype, 'showPicker');
});

describe('a select that does something at once', () => {
  it.each(['{ArrowDown}', '{ArrowUp}', '{End}', 'r'])('shows its choices at %s', async (key) => {
    await userEvent.keyboard(key);
    expect(showPicker).toHaveBeenCalledTimes(1);
    expect(pressed).toHaveBeenCalledExactlyOnceWith(true);
  });

  it.each(['{Tab}', '{Escape}', '{Enter}', 'z'])('leaves %s to the browser', async (key) => {
    await userEvent.keyboard(key);
    expect(showPicker).not.toHaveBeenCalled();
    expect(pressed).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('leaves the arrows to a browser that cannot show choices', async () => {
    Reflect.deleteProperty(HTMLSelectElement.prototype, 'showPicker');
    await userEvent.keyboard('{ArrowDown}');
    expect(pressed).toHaveBeenCalledExactlyOnceWith(false);
  });
});
