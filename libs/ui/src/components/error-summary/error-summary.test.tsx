import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createPortal } from 'react-dom';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup, renderToString } from '../../testing/server.ts';
import { ErrorSummary, type ErrorSummaryProps } from './error-summary.tsx';

const errors = [
  { fieldId: 'name', message: 'Name is missing' },
  { fieldId: 'phone', message: 'Phone is missing' },
] as const;

describeConformance('ErrorSummary', (props) => <ErrorSummary {...props} errors={errors} />, {
  rootTag: 'div',
  texts: ['There is a problem', 'Name is missing', 'Phone is missing'],
});

describe('ErrorSummary', () => {
  it('interrupts, and leads to the fields without JavaScript', () => {
    const html = renderToStaticMarkup(
      <ErrorSummary errors={errors} heading="Please check" level={3} />,
    );
    expect(html).toMatch(/^<div role="alert" tabindex="-1"/i);
    expect(html).toMatch(/<h3[^>]*>Please check<\/h3>/);
    expect(html).toMatch(/<a href="#name"[^>]*>Name is missing<\/a>/);
  });

  const page = (shown?: ErrorSummaryProps['errors'], takesFocus?: boolean) => (
    <form>
      {shown !== undefined && <ErrorSummary errors={shown} takesFocus={takesFocus} />}
      <label htmlFor="name">Name</label>
      <input id="name" />
      <fieldset id="phone">
        <input type="hidden" />
        <input aria-label="Phone" />
      </fieldset>
    </form>
  );

  it('takes the focus when it appears, and when its errors are others', () => {
    const { rerender } = render(page());
    rerender(page(errors));
    const summary = screen.getByRole('alert');
    expect(document.activeElement).toBe(summary);
    screen.getByRole('textbox', { name: 'Name' }).focus();
    rerender(page(errors));
    expect(document.activeElement).not.toBe(summary);
    rerender(page([errors[1]]));
    expect(document.activeElement).toBe(summary);
  });

  it('leaves the focus where it is while somebody types, until the form is sent', () => {
    const { container, rerender } = render(page(errors));
    const name = screen.getByRole('textbox', { name: 'Name' });
    name.focus();
    fireEvent.input(name, { target: { value: 'A' } });
    rerender(page([errors[1]]));
    expect(document.activeElement).toBe(name);
    fireEvent.submit(container.getElementsByTagName('form')[0] ?? container);
    rerender(page([errors[1]]));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  it('leaves the focus where it is when its owner makes the same list anew, until another try', () => {
    const { rerender } = render(page());
    rerender(page([...errors]));
    const name = screen.getByRole('textbox', { name: 'Name' });
    act(() => name.focus());
    rerender(page([...errors]));
    fireEvent.click(name);
    fireEvent.click(document);
    rerender(page([...errors]));
    expect(document.activeElement).toBe(name);
    fireEvent.submit(document.forms[0] ?? document);
    rerender(page([...errors]));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  it('takes a button elsewhere on the page for no try, nor another form', () => {
    const beside = (shown: ErrorSummaryProps['errors']) => (
      <>
        {page(shown)}
        <button type="button">Menu</button>
        <form>
          <button>Subscribe</button>
        </form>
      </>
    );
    const { rerender } = render(beside(errors));
    for (const name of ['Menu', 'Subscribe']) {
      const button = screen.getByRole('button', { name });
      act(() => button.focus());
      fireEvent.click(button);
      rerender(beside([...errors]));
      expect(document.activeElement).toBe(button);
    }
  });

  it('takes a button for a try where neither it nor the fields are in a form', () => {
    const fields = (shown: ErrorSummaryProps['errors']) => (
      <>
        <ErrorSummary errors={shown} />
        <input id="name" aria-label="Name" />
        <button type="button">Send</button>
      </>
    );
    const { rerender } = render(fields(errors));
    fireEvent.click(screen.getByRole('button'));
    rerender(fields([...errors]));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  it('takes a button of the form that does not send it for no try', () => {
    const { container, rerender } = render(page(errors));
    const form = container.getElementsByTagName('form')[0];
    const remove = document.createElement('button');
    remove.type = 'button';
    form?.append(remove);
    act(() => remove.focus());
    fireEvent.click(remove);
    rerender(page([...errors]));
    expect(document.activeElement).toBe(remove);
    remove.type = 'submit';
    fireEvent.click(remove);
    rerender(page([...errors]));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    remove.remove();
  });

  it('takes the sending of a form for a try whose fields stand outside of it', () => {
    const fields = (shown: ErrorSummaryProps['errors']) => (
      <>
        <form id="apart" />
        <ErrorSummary errors={shown} />
        <input id="name" aria-label="Name" form="apart" />
      </>
    );
    const { rerender } = render(fields(errors));
    act(() => screen.getByRole('textbox').focus());
    fireEvent.submit(document.forms[0] ?? document);
    rerender(fields([...errors]));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  it('leaves the focus where it is while somebody types in a frame', () => {
    const page = document.body.appendChild(document.createElement('iframe')).contentDocument;
    const fields = (shown: ErrorSummaryProps['errors']) =>
      page &&
      createPortal(
        <form>
          <ErrorSummary errors={shown} />
          <input id="name" aria-label="Name" />
          <button>Send</button>
        </form>,
        page.body,
      );
    const { rerender } = render(fields(errors));
    const name = page?.querySelector('input') ?? document.body;
    act(() => name.focus());
    fireEvent.input(name, { target: { value: 'A' } });
    rerender(fields([errors[1]]));
    expect(page?.activeElement).toBe(name);
    fireEvent.click(page?.querySelector('button') ?? document);
    rerender(fields([...errors]));
    expect(page?.activeElement).toBe(page?.querySelector('[role=alert]'));
  });

  it('shows nothing without an error', () => {
    expect(renderToStaticMarkup(<ErrorSummary errors={[]} />)).toBe('');
  });

  it('leaves the focus where it is when it is told to, or came with the document', () => {
    const { rerender, unmount } = render(page());
    rerender(page(errors, false));
    expect(document.activeElement).toBe(document.body);
    unmount();
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page(errors));
    render(page(errors), { container, hydrate: true });
    expect(document.activeElement).toBe(document.body);
  });

  it.each([
    ['a control', 'Name is missing', 'Name'],
    ['the first control of a group', 'Phone is missing', 'Phone'],
  ])('leads to %s when its link is pressed', async (_, message, name) => {
    const user = userEvent.setup();
    render(page(errors));
    await user.click(screen.getByRole('link', { name: message }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name }));
  });
});
