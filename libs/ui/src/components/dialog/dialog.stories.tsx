import type { Meta, StoryObj } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { watchLayoutShifts } from '../../testing/layout-shifts.ts';
import { AlertDialog } from '../alert-dialog/alert-dialog.tsx';
import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { details, WithOpener } from './details-dialog.example.tsx';
import { Vacancy } from './dialog.example.tsx';
import example from './dialog.example.tsx?raw';
import { guide } from './dialog.guide.tsx';
import { closesDialog, Dialog, DialogHeaderButton, opensDialog } from './index.ts';

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  // An open dialog would take the whole page of the docs.
  parameters: { guide, docs: { story: { inline: false, height: '640px' } } },
  args: {
    id: 'job',
    heading: 'Survey engineer',
    description: 'Flies, measures, maps',
    children: details,
    footer: (
      <>
        <Button variant="secondary" {...closesDialog('job')}>
          Close
        </Button>
        <Button>Apply</Button>
      </>
    ),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Job details, 600 px wide. */
export const Open: Story = {
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Survey engineer' });
    await expect(dialog).toHaveAccessibleDescription('Flies, measures, maps');
    await expect(dialog.matches(':modal')).toBe(true);
    await expect(canvas.getByRole('heading', { name: 'Survey engineer' })).toHaveFocus();
    const width = innerWidth < 768 ? innerWidth : 600;
    await waitFor(() => expect(dialog.getBoundingClientRect().width).toBe(width));
  },
};

/** The application form, 800 px wide, with a way back to the details. */
export const Large: Story = {
  args: {
    defaultOpen: true,
    size: 'lg',
    heading: 'Application Form : Survey engineer',
    description: undefined,
    headerAction: <DialogHeaderButton icon="info" label="Job details" />,
    children: (
      <Stack as="form" id="application" aria-label="Application">
        <TextField name="name" label="Full Name" required />
        <TextField name="email" label="Email" type="email" required />
        <TextField name="phone" label="Phone" type="tel" required />
        <TextArea name="letter" label="Cover Letter" />
        <TextField name="notice" label="Notice period" />
      </Stack>
    ),
    footer: (
      <>
        <Button variant="secondary" {...closesDialog('job')}>
          Close
        </Button>
        <Button type="submit" form="application">
          Submit
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Application Form : Survey engineer' });
    const width = innerWidth < 768 ? innerWidth : 800;
    await waitFor(() => expect(dialog.getBoundingClientRect().width).toBe(width));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Job details' })).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeVisible();
  },
};

const closed = async (dialog: HTMLElement) => {
  await waitFor(() => expect(dialog).not.toBeVisible());
};

/** A button opens it without a line of script, and `onOpenChange` tells the owner. */
export const OpenedByAButton: Story = {
  render: (args) => <WithOpener {...args} />,
  play: async ({ args, canvas, step }) => {
    const layoutShifts = watchLayoutShifts();
    const opener = canvas.getByRole('button', { name: 'More details' });
    const dialog = canvas.getByRole('dialog', { hidden: true });
    const open = async () => {
      await userEvent.click(opener);
      await waitFor(() => expect(dialog).toBeVisible());
      await waitFor(() =>
        expect(canvas.getByRole('heading', { name: 'Survey engineer' })).toHaveFocus(),
      );
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    };
    const backAtOpener = async () => {
      await closed(dialog);
      await waitFor(() => expect(opener).toHaveFocus());
      await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    };
    await step('the page behind does not scroll, and does not move', async () => {
      const { left } = opener.getBoundingClientRect();
      await open();
      await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
      // The browser may round the same place differently by some millionths of a pixel.
      await expect(opener.getBoundingClientRect().left).toBeCloseTo(left, 3);
    });
    await step('Close in the header closes it', async () => {
      const [close] = canvas.getAllByRole('button', { name: 'Close' });
      if (close === undefined) throw new Error('no close button');
      await userEvent.click(close);
      await backAtOpener();
      await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
    });
    await step('so does Close in the footer', async () => {
      await open();
      const close = canvas.getAllByRole('button', { name: 'Close' }).at(-1);
      if (close === undefined) throw new Error('no close button');
      await userEvent.click(close);
      await backAtOpener();
    });
    await step('so does a request of the browser: Escape, a press beside it', async () => {
      await open();
      (dialog as HTMLDialogElement).requestClose();
      await backAtOpener();
    });
    await step('nothing of that shifts the layout', async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      await expect(layoutShifts()).toEqual([]);
    });
    await expect(args.onOpenChange).toHaveBeenCalledTimes(6);
  },
};

/** Waits for Radix, which marks the page's ends while a dialog is open. */
const withKeys = async () => {
  await waitFor(() => expect(document.querySelector('[data-radix-focus-guard]')).not.toBeNull());
};

/** After the first opening the Tab key stays within the dialog, and Escape closes what was opened last. */
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { defaultOpen: true },
  render: (args) => (
    <main>
      <Dialog {...args} footer={<Button {...opensDialog('question')}>Withdraw</Button>} />
      <AlertDialog id="question" heading="Withdraw?" cancelText="Stay">
        The application cannot be brought back.
      </AlertDialog>
    </main>
  ),
  play: async ({ args, canvas, step }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Survey engineer' });
    const withdraw = canvas.getByRole('button', { name: 'Withdraw' });
    await withKeys();
    await step('Tab goes round in both directions', async () => {
      withdraw.focus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(withdraw).toHaveFocus();
    });
    await step('Escape closes the question, and leaves the dialog open', async () => {
      await userEvent.click(withdraw);
      const question = await canvas.findByRole('alertdialog');
      await waitFor(() => expect(question).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await closed(question);
      await expect(dialog).toBeVisible();
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    });
    await step('Escape closes the dialog', async () => {
      await userEvent.keyboard('{Escape}');
      await closed(dialog);
      await expect(args.onOpenChange).toHaveBeenCalledOnce();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });
  },
};

/** Only its buttons close it. */
export const NotDismissible: Story = {
  args: { defaultOpen: true, dismissible: false },
  render: (args) => <WithOpener {...args} />,
  play: async ({ args, canvas }) => {
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog');
    await expect(dialog.closedBy).toBe('none');
    await withKeys();
    await userEvent.keyboard('{Escape}');
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    const [close = dialog] = canvas.getAllByRole('button', { name: 'Close' });
    await userEvent.click(close);
    await closed(dialog);
  },
};

/** Details, form and back, the state kept by the owner. */
export const Controlled: Story = {
  parameters: { docs: { source: { code: example } } },
  render: () => (
    <main>
      <Vacancy />
    </main>
  ),
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'More Details' });
    const dialog = (name: string) => canvas.findByRole<HTMLDialogElement>('dialog', { name });
    await step('Apply closes the details and opens the form', async () => {
      await userEvent.click(opener);
      const first = await dialog('Survey engineer');
      await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
      await dialog('Application Form');
      await closed(first);
      await expect(canvas.getByLabelText('Full Name')).toHaveFocus();
    });
    await step('the info icon goes back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Job details' }));
      await dialog('Survey engineer');
    });
    await step('after closing, the focus is where all began', async () => {
      (await dialog('Survey engineer')).requestClose();
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};

/** Rendered open by the server it can be read and closed; the script makes it modal. */
export const RenderedByTheServer: Story = {
  tags: ['!autodocs'],
  args: { open: true },
  render: () => (
    <main>
      <Text>The page behind.</Text>
    </main>
  ),
  play: async ({ args, canvasElement }) => {
    const host = document.createElement('div');
    canvasElement.querySelector('main')?.append(host);
    host.innerHTML = renderToString(<Dialog {...args} />);
    const dialog = within(host).getByRole<HTMLDialogElement>('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.matches(':modal')).toBe(false);
    const before = dialog.getBoundingClientRect();
    const root = hydrateRoot(host, <Dialog {...args} />);
    await waitFor(() => expect(dialog.matches(':modal')).toBe(true));
    await expect(dialog.getBoundingClientRect()).toEqual(before);
    root.render(<Dialog {...args} open={false} />);
    await closed(dialog);
    await expect(dialog.open).toBe(false);
    root.unmount();
  },
};

export const InUseBeforeItsScript: Story = {
  ...RenderedByTheServer,
  play: async ({ args, canvasElement }) => {
    const form = (
      <Dialog {...args}>
        <TextField label="Full name" name="name" />
        <TextField label="Email" name="email" />
      </Dialog>
    );
    const host = document.createElement('div');
    canvasElement.querySelector('main')?.append(host);
    host.innerHTML = renderToString(form);
    const field = within(host).getByLabelText<HTMLInputElement>('Email');
    await userEvent.type(field, 'an@example.com');
    field.setSelectionRange(2, 2);
    const root = hydrateRoot(host, form);
    await waitFor(() => expect(host.querySelector('dialog')?.matches(':modal')).toBe(true));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('u');
    await expect(field).toHaveValue('anu@example.com');
    root.unmount();
  },
};

export const OnAPhone: Story = {
  args: { defaultOpen: true },
  globals: { viewport: { value: 'phone' } },
};
