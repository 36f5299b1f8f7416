import { act, fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from '../components/dialog/dialog.tsx';
import { opensDialog } from '../components/dialog/opens-dialog.ts';
import { ErrorSummary } from '../components/error-summary/error-summary.tsx';
import { PhoneField } from '../components/phone-field/phone-field.tsx';
import { SiteHeader } from '../components/site-header/site-header.tsx';
import { ToastRegion } from '../components/toast/toast.tsx';
import { followFocusInRows } from '../page/focus-in-rows/focus-in-rows.ts';
import { navigation } from './navigation.tsx';
import { renderInShadow } from './shadow-tree.ts';

/** Sends an event as the document sees it: from the tree's host, with the true target in its path. Happy DOM does not. */
const tellOutside = (host: Element, target: Element, event: Event) => {
  vi.spyOn(event, 'composedPath').mockReturnValue([target, host, document, window]);
  host.dispatchEvent(event);
};

describe('in a shadow tree', () => {
  it('leads from the summary of errors to the field', () => {
    const { tree, getByText } = renderInShadow(
      <>
        <ErrorSummary errors={[{ fieldId: 'name', message: 'Name is missing' }]} />
        <input id="name" />
      </>,
    );
    fireEvent.click(getByText('Name is missing'));
    expect(tree.activeElement?.id).toBe('name');
  });

  it('keeps the caret of a phone number where it was', () => {
    const { getByLabelText } = renderInShadow(<PhoneField label="Phone" name="phone" />);
    const phone = getByLabelText('Phone');
    phone.focus();
    fireEvent.input(phone, { target: { value: '12a34', selectionStart: 3, selectionEnd: 3 } });
    expect(phone).toMatchObject({ value: '1234', selectionStart: 2 });
  });

  it('passes the focus on from a toast that is dismissed', () => {
    const onDismiss = vi.fn();
    const toasts = ['One', 'Two'].map((text, id) => ({ id, text }));
    const region = (shown: typeof toasts) => <ToastRegion toasts={shown} onDismiss={onDismiss} />;
    const { tree, getAllByRole, rerender } = renderInShadow(region(toasts));
    const [first, second] = getAllByRole('button', { name: 'Dismiss' });
    act(() => first?.focus());
    fireEvent.click(first ?? tree);
    expect(onDismiss).toHaveBeenCalledWith(0);
    rerender(region(toasts.slice(1)));
    expect(tree.activeElement).toBe(second);
  });

  it('keeps the open group of a header while it is pressed, and closes it by a press elsewhere', () => {
    const { container, tree } = renderInShadow(
      <SiteHeader brandName="Example" items={navigation} />,
    );
    const [group] = container.querySelectorAll('details');
    if (group) group.open = true;
    const press = (target?: Element | null) =>
      tellOutside(tree.host, target ?? container, new Event('pointerdown', { bubbles: true }));
    press(group?.querySelector('a'));
    expect(group?.open).toBe(true);
    press();
    expect(group?.open).toBe(false);
  });

  it('opens a dialog by a command in a browser without invoker commands', () => {
    const { getByText, getByRole } = renderInShadow(
      <>
        <button type="button" {...opensDialog('help')}>
          Ask
        </button>
        <Dialog id="help" heading="Help">
          Call us.
        </Dialog>
      </>,
    );
    // The document would learn of the shadow tree's host only.
    fireEvent.click(getByText('Ask'), { composed: false });
    expect(getByRole('dialog').hasAttribute('open')).toBe(true);
  });

  it('brings a focused card of a row into view', () => {
    const stop = followFocusInRows();
    const { tree, getByRole } = renderInShadow(
      <ul data-phone="row">
        <li>
          <a href="/">Card</a>
        </li>
      </ul>,
    );
    const bring = vi.spyOn(getByRole('listitem'), 'scrollIntoView');
    const link = getByRole('link');
    vi.spyOn(link, 'matches').mockReturnValue(true);
    tellOutside(tree.host, link, new Event('focusin', { bubbles: true }));
    stop();
    expect(bring).toHaveBeenCalledOnce();
  });
});
