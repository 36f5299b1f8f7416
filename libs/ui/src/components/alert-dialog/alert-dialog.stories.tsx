import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { withoutPointer } from '../../testing/box.css.ts';
import { Button } from '../button/button.tsx';
import { opensDialog } from '../dialog/opens-dialog.ts';
import { AlertDialog } from './alert-dialog.tsx';
import { Application } from './alert-dialog.example.tsx';
import example from './alert-dialog.example.tsx?raw';
import { guide } from './alert-dialog.guide.tsx';

const meta = {
  title: 'Overlays/AlertDialog',
  component: AlertDialog,
  // An open dialog would take the whole page of the docs.
  parameters: { guide, docs: { story: { inline: false, height: '400px' } } },
  args: {
    heading: 'Validation Error',
    children: 'Please upload a valid file (PDF, DOC, DOCX).',
    defaultOpen: true,
    onOk: fn(),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The dialog of a form with errors. */
export const ValidationError: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alertdialog')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'OK' })).toHaveFocus();
  },
};

/** Renders a page with a button that opens the dialog. */
const opened = (args: ComponentProps<typeof AlertDialog>) => (
  <main>
    <Button {...opensDialog('alert')}>Open</Button>
    <AlertDialog id="alert" {...args} />
  </main>
);

export const AnsweredByOk: Story = {
  tags: ['!autodocs'],
  render: opened,
  play: async ({ args, canvas }) => {
    const dialog = canvas.getByRole('alertdialog', { name: 'Validation Error' });
    await expect(dialog).toHaveAccessibleDescription(
      'Please upload a valid file (PDF, DOC, DOCX).',
    );
    const ok = canvas.getByRole('button', { name: 'OK' });
    await expect(ok).toHaveFocus();
    await userEvent.click(ok);
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(args.onOk).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const Success: Story = {
  args: { tone: 'success', heading: 'Saved', children: 'We will get to you soon' },
};

export const WithCancel: Story = {
  args: {
    tone: 'info',
    heading: 'Leave the form?',
    children: 'What you have written is not sent yet, and will be gone.',
    okText: 'Leave',
    cancelText: 'Stay here',
  },
};

/** Cancel closes the dialog without `onOk`; a press beside it does nothing. */
export const AnsweredByCancel: Story = {
  ...WithCancel,
  tags: ['!autodocs'],
  render: opened,
  play: async ({ args, canvas }) => {
    const dialog = canvas.getByRole<HTMLDialogElement>('alertdialog');
    await expect(canvas.getByRole('button', { name: 'Leave' })).toHaveFocus();
    await expect(dialog.closedBy).toBe('closerequest');
    await userEvent.click(canvas.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(args.onOk).not.toHaveBeenCalled();
  },
};

/** After closing, the focus is in the field that the message is about. */
export const BackToTheField: Story = {
  parameters: { docs: { source: { code: example } } },
  render: () => (
    <main>
      <Application />
    </main>
  ),
  play: async ({ canvas }) => {
    for (const byEscape of [false, true]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'OK' })).toHaveFocus());
      if (byEscape) canvas.getByRole<HTMLDialogElement>('alertdialog').requestClose();
      else await userEvent.click(canvas.getByRole('button', { name: 'OK' }));
      await waitFor(() => expect(canvas.getByLabelText('Full Name')).toHaveFocus());
    }
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** A dialog of another library has taken the pointer from the page. */
export const AboveAnotherLibrary: Story = {
  tags: ['!autodocs'],
  decorators: [(story) => <div className={withoutPointer}>{story()}</div>],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }));
    await expect(args.onOk).toHaveBeenCalledOnce();
  },
};
