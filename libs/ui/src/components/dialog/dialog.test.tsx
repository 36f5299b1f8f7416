import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { Dialog, DialogHeaderButton, type DialogProps } from './dialog.tsx';
import { dialogSizes } from './variants.ts';
import { closesDialog, opensDialog } from './opens-dialog.ts';

const dialog = (props: Partial<DialogProps> = {}) => (
  <Dialog
    heading="Survey engineer"
    description="Trivandrum, full time"
    headerAction={<DialogHeaderButton icon="info" label="Job details" />}
    footer={<Button>Apply</Button>}
    {...props}
  >
    <p>Maps towns from the air.</p>
  </Dialog>
);

describe.each([...dialogSizes.map((size) => ({ size })), { defaultOpen: true }, { open: false }])(
  'Dialog (%o)',
  (state) => {
    describeConformance('Dialog', (props) => dialog({ ...state, ...props }), {
      rootTag: 'dialog',
      texts: [
        'Survey engineer',
        'Trivandrum, full time',
        'Maps towns from the air.',
        'Apply',
        'Job details',
        'Close',
      ],
    });
  },
);

describeConformance(
  'DialogHeaderButton',
  (props) => <DialogHeaderButton icon="info" label="Job details" {...props} />,
  { rootTag: 'button', texts: ['Job details'] },
);

describe('Dialog', () => {
  const root = (props?: Partial<DialogProps>) =>
    /^<dialog[^>]*>/.exec(renderToStaticMarkup(dialog(props)))?.[0] ?? '';

  it('is named by its title and described by the sentence below it', () => {
    const html = renderToStaticMarkup(dialog());
    const [, label] = / aria-labelledby="([^"]+)"/.exec(html) ?? [];
    const [, description] = / aria-describedby="([^"]+)"/.exec(html) ?? [];
    expect(html).toContain(`<h2 id="${String(label)}"`);
    expect(html).toContain(`<p id="${String(description)}"`);
    expect(root({ description: undefined })).not.toContain('aria-describedby');
  });

  it('is rendered open by the server, and closed by the browser alone', () => {
    expect(root({ open: true })).toContain(' open=""');
    expect(root({ defaultOpen: true })).toContain(' open=""');
    expect(root()).not.toContain(' open');
    expect(renderToStaticMarkup(dialog())).toMatch(
      /<form method="dialog"><button [^>]*type="submit"[^>]*aria-label="Close"/,
    );
  });

  it('lets Escape and a press beside it close it unless told otherwise', () => {
    expect(root()).toContain(' closedby="any"');
    expect(root({ dismissible: false })).toContain(' closedby="none"');
  });

  it('is opened and closed by a button that needs no script', () => {
    expect(renderToStaticMarkup(<Button {...opensDialog('job')}>Details</Button>)).toContain(
      ' commandfor="job" command="show-modal"',
    );
    expect(renderToStaticMarkup(<Button {...closesDialog('job')}>Close</Button>)).toContain(
      ' commandfor="job" command="close"',
    );
  });
});

it('does not send a form of its owner that is around it when it closes', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(<form onSubmit={onSubmit}>{dialog({ defaultOpen: true })}</form>);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onSubmit).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

it('stays open when the picker of a file input in it is left without a choice', () => {
  render(
    <Dialog heading="Application Form" defaultOpen>
      <input type="file" aria-label="Resume" />
    </Dialog>,
  );
  const leave = (element: Element) => fireEvent(element, new Event('cancel', { bubbles: true }));
  leave(screen.getByLabelText('Resume'));
  expect(screen.queryByRole('dialog')).not.toBeNull();
  leave(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('a press beside a dialog, where the browser does not close it', () => {
  /** Presses a mouse button at a place, the first or the second time, and releases it beside the dialog. */
  const press = (place: Element, detail = 1) => {
    const beside = { clientX: 9999, clientY: 9999, detail };
    fireEvent.mouseDown(place, beside);
    fireEvent.click(screen.getByRole('dialog'), beside);
  };
  const isOpen = () => screen.queryByRole('dialog') !== null;

  it('closes it, except one that began in it, or the second one of a double click', () => {
    render(dialog({ defaultOpen: true }));
    press(screen.getByText('Maps towns from the air.'));
    expect(isOpen()).toBe(true);
    press(screen.getByRole('dialog'), 2);
    expect(isOpen()).toBe(true);
    press(screen.getByRole('dialog'));
    expect(isOpen()).toBe(false);
  });
});
