import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { ToastRegion } from './toast.tsx';
import { useToasts, type ToastEntry, type ToastMessage } from './use-toasts.ts';
import { toastTones } from './variants.ts';

const ignore = () => undefined;
const toasts: readonly ToastEntry[] = toastTones.map((tone, id) => ({
  id,
  tone,
  text: `A ${tone} message`,
  action: { label: `Undo ${tone}`, onAction: ignore },
}));

describeConformance(
  'ToastRegion',
  (props) => <ToastRegion toasts={toasts} onDismiss={ignore} {...props} />,
  {
    rootTag: 'section',
    texts: ['Notifications', 'Dismiss', ...toastTones.map((tone) => `A ${tone} message`)],
  },
);

describeConformance('ToastRegion without messages', (props) => (
  <ToastRegion toasts={[]} onDismiss={ignore} {...props} />
));

describe('ToastRegion', () => {
  const html = renderToStaticMarkup(
    <ToastRegion toasts={toasts} onDismiss={ignore} label="Messages" />,
  );

  it('is a named region', () => {
    expect(html).toMatch(/^<section aria-label="Messages"/);
  });

  it('interrupts for danger only', () => {
    const [urgent = '', polite = ''] = html.split('aria-live="polite"');
    expect(urgent).toContain('role="alert"');
    expect(urgent).toContain('A danger message');
    expect(urgent).not.toContain('A success message');
    expect(polite).toContain('A success message');
    expect(polite).toContain('A info message');
  });

  it('dismisses a message after its action', async () => {
    const user = userEvent.setup();
    const calls: unknown[] = [];
    render(
      <ToastRegion
        toasts={[
          { id: 7, text: 'Removed', action: { label: 'Undo', onAction: () => calls.push('undo') } },
        ]}
        onDismiss={(id) => calls.push(id)}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(calls).toEqual(['undo', 7]);
  });
});

describe('ToastRegion with useToasts', () => {
  const messages: Readonly<Record<string, ToastMessage>> = {
    Keep: { text: 'Kept', duration: Number.MAX_SAFE_INTEGER },
    Save: { tone: 'success', text: 'Saved', duration: 1000 },
    Note: { text: 'Noted' },
    Fail: { tone: 'danger', text: 'Not saved' },
    Remove: { text: 'Removed', action: { label: 'Undo', onAction: ignore } },
  };
  // The region watches focus and pointer, and its owner may do so too.
  const focus = vi.fn();
  const point = vi.fn();
  const Page = () => {
    const { toasts: shown, show, dismiss } = useToasts();
    return (
      <main>
        <button type="button" onClick={() => shown[0] && dismiss(shown[0].id)}>
          Withdraw
        </button>
        {Object.entries(messages).map(([name, message]) => (
          <button key={name} type="button" onClick={() => show(message)}>
            {name}
          </button>
        ))}
        <ToastRegion
          toasts={shown}
          onDismiss={dismiss}
          onFocus={focus}
          onPointerMove={point}
          onPointerLeave={point}
          onBlur={focus}
        />
      </main>
    );
  };
  const button = (name: string) => screen.getByRole('button', { name });
  const dismissButtons = () => screen.getAllByRole('button', { name: 'Dismiss' });
  const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
  const wait = async (duration: number) => act(() => vi.advanceTimersByTimeAsync(duration));
  const open = () => {
    render(<Page />);
    return userEvent.setup({ advanceTimers: vi.advanceTimersByTimeAsync });
  };

  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('removes a message when its time is over', async () => {
    const user = open();
    await user.click(button('Save'));
    await user.click(button('Note'));
    expect(shown()).toEqual(['Saved', 'Noted']);
    await wait(1000);
    expect(shown()).toEqual(['Noted']);
    await wait(5000);
    expect(shown()).toEqual([]);
  });

  it('keeps a message of danger, or with an action, until it is dismissed', async () => {
    const user = open();
    await user.click(button('Fail'));
    await user.click(button('Remove'));
    await wait(3_600_000);
    expect(shown()).toEqual(['Not saved', 'RemovedUndo']);
  });

  it('keeps a message whose time is longer than a timer can count', async () => {
    const user = open();
    await user.click(button('Keep'));
    await wait(60_000);
    expect(shown()).toEqual(['Kept']);
  });

  it('keeps every message when one is pointed at', async () => {
    const user = open();
    await user.click(button('Save'));
    await user.click(button('Note'));
    await user.hover(screen.getByText('Noted'));
    await wait(10_000);
    expect(shown()).toEqual(['Saved', 'Noted']);
    await user.unhover(screen.getByText('Noted'));
    await user.hover(button('Save'));
    await wait(6000);
    expect(shown()).toEqual([]);
    expect(point).toHaveBeenCalled();
  });

  it('keeps a message when it has the focus, and gives the focus back when Escape is pressed', async () => {
    const user = open();
    await user.click(button('Save'));
    await user.unhover(button('Save'));
    await user.tab();
    await user.tab();
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(button('Dismiss'));
    await wait(10_000);
    expect(shown()).toEqual(['Saved']);
    await user.keyboard('{Escape}');
    expect(shown()).toEqual([]);
    expect(document.activeElement).toBe(button('Remove'));
    expect(focus).toHaveBeenCalled();
  });

  /** Removes the first message as its owner does, and has the pointer and the focus stay where they are. */
  const withdraw = () => act(() => button('Withdraw').click());

  it('counts the time of the next message after its owner removed one that was pointed at', async () => {
    const user = open();
    await user.click(button('Fail'));
    await user.hover(screen.getByText('Not saved'));
    withdraw();
    act(() => button('Save').click());
    await wait(1000);
    expect(shown()).toEqual([]);
  });

  it('keeps a message that is pointed at when its owner removes another one', async () => {
    const user = open();
    await user.click(button('Fail'));
    await user.click(button('Save'));
    await user.hover(screen.getByText('Saved'));
    withdraw();
    await wait(1000);
    expect(shown()).toEqual(['Saved']);
  });

  it('gives the focus back, and counts the time, after its owner removed the one that had it', async () => {
    const user = open();
    await user.click(button('Fail'));
    await user.unhover(button('Fail'));
    act(() => button('Dismiss').focus());
    withdraw();
    expect(document.activeElement).toBe(button('Fail'));
    act(() => button('Save').click());
    await wait(1000);
    expect(shown()).toEqual([]);
  });

  it('gives the focus to the next message when one is dismissed, and back after the last', async () => {
    const user = open();
    await user.click(button('Fail'));
    await user.click(button('Remove'));
    const [first, second] = dismissButtons();
    await user.tab();
    expect(document.activeElement).toBe(first);
    await user.keyboard('{Enter}');
    expect(shown()).toEqual(['RemovedUndo']);
    expect(document.activeElement).toBe(second);
    await user.keyboard('{Enter}');
    expect(shown()).toEqual([]);
    expect(document.activeElement).toBe(button('Remove'));
  });
});
