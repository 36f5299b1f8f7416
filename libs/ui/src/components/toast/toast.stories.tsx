import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Inline } from '../inline/inline.tsx';
import { Vacancy } from './toast.example.tsx';
import example from './toast.example.tsx?raw';
import { ToastRegion } from './toast.tsx';
import { guide } from './toast.guide.tsx';
import { useToasts, type ToastEntry, type ToastMessage } from './use-toasts.ts';

const saved: ToastEntry = { id: 1, tone: 'success', text: 'Your application is on its way.' };
const info: ToastEntry = {
  id: 2,
  text: 'The vacancy was removed from your list.',
  action: { label: 'Undo', onAction: fn() },
};
const failed: ToastEntry = {
  id: 3,
  tone: 'danger',
  text: 'The message could not be sent. Please try again in a minute.',
};

const meta = {
  title: 'Feedback/Toast',
  component: ToastRegion,
  // The region takes the corner of the screen.
  parameters: {
    guide,
    docs: { source: { code: example }, story: { inline: false, height: '360px' } },
  },
  args: { toasts: [{ ...saved, duration: Infinity }, info, failed], onDismiss: fn() },
} satisfies Meta<typeof ToastRegion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Notifications' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^The message could not be sent/);
    const undo = canvas.getByRole('button', { name: 'Undo' });
    undo.focus();
    const { outlineOffset, outlineWidth } = getComputedStyle(undo);
    const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    const words = canvas.getByText(/^The vacancy was/).getBoundingClientRect();
    await expect(undo.getBoundingClientRect().top - ring).toBeGreaterThanOrEqual(words.bottom);
    await userEvent.click(undo);
    await expect(info.action?.onAction).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenLastCalledWith(2);
  },
};

/** A page keeps its messages in `useToasts`, and one region shows them. */
export const Shown: Story = {
  render: () => (
    <main>
      <Vacancy />
    </main>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByText('It is back.')).toBeVisible());
  },
};

export const Empty: Story = {
  args: { toasts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

const Page = ({ messages }: { readonly messages: Readonly<Record<string, ToastMessage>> }) => {
  const { toasts, show, dismiss } = useToasts();
  return (
    <main>
      <Inline>
        {Object.entries(messages).map(([name, message]) => (
          <Button
            key={name}
            variant="secondary"
            onClick={() => {
              show(message);
            }}
          >
            {name}
          </Button>
        ))}
      </Inline>
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </main>
  );
};

const gone = (element: Element) =>
  waitFor(() => expect(element).not.toBeInTheDocument(), { timeout: 5000 });

export const ComingAndGoing: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Page
      messages={{
        Save: { tone: 'success', text: 'Saved', duration: 1000 },
        Note: { text: 'Noted', duration: 1000 },
        Fail: { tone: 'danger', text: 'Not saved' },
        Remove: { text: 'Removed', action: { label: 'Undo', onAction: fn() } },
      }}
    />
  ),
  play: async ({ canvas, step }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await step('it goes by itself, but not while it is pointed at', async () => {
      await press('Save');
      const toast = canvas.getByText('Saved');
      await userEvent.hover(toast);
      await new Promise((resolve) => setTimeout(resolve, 1200));
      await expect(toast).toBeVisible();
      await userEvent.unhover(toast);
      await gone(toast);
    });
    await step('nor does another one meanwhile: nothing moves below the pointer', async () => {
      await press('Note');
      const pointedAt = canvas.getByText('Noted');
      await userEvent.hover(pointedAt);
      canvas.getByRole('button', { name: 'Save' }).click();
      const other = await canvas.findByText('Saved');
      await new Promise((resolve) => setTimeout(resolve, 1200));
      await expect(other).toBeVisible();
      await expect(pointedAt).toBeVisible();
      await userEvent.unhover(pointedAt);
      await gone(pointedAt);
      await gone(other);
    });
    await step('nor while it has the focus', async () => {
      await press('Save');
      const toast = canvas.getByText('Saved');
      canvas.getByRole('button', { name: 'Dismiss' }).focus();
      await new Promise((resolve) => setTimeout(resolve, 1200));
      await expect(toast).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await gone(toast);
      await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
    });
    await step('dismissed by keyboard, the focus goes to the next, then back', async () => {
      await press('Fail');
      await press('Remove');
      const [first, second] = canvas.getAllByRole('button', { name: 'Dismiss' });
      first?.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.queryByText('Not saved')).toBeNull(), { timeout: 5000 });
      await expect(second).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.queryByText('Removed')).toBeNull(), { timeout: 5000 });
      await expect(canvas.getByRole('button', { name: 'Remove' })).toHaveFocus();
    });
  },
};

const reduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The messages above one that is dismissed glide into its place. */
export const ClosingUp: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Page
      messages={{
        First: { text: 'First', duration: Infinity },
        Second: { text: 'Second', duration: Infinity },
        Third: { text: 'Third', duration: Infinity },
      }}
    />
  ),
  play: async ({ canvas }) => {
    for (const name of ['First', 'Second', 'Third'])
      await userEvent.click(canvas.getByRole('button', { name }));
    const [first, second, third] = canvas.getAllByRole('listitem');
    if (!first || !second || !third) throw new Error('a message is missing');
    const rest = () => Promise.all(document.getAnimations().map(async ({ finished }) => finished));
    await rest();
    // Nothing glides before motion was fetched.
    await import('motion/mini');
    await new Promise(requestAnimationFrame);
    const top = (element: Element) => element.getBoundingClientRect().top;
    const [before, , last] = [first, second, third].map(top);
    await userEvent.click(within(third).getByRole('button', { name: 'Dismiss' }));
    if (!reduced()) {
      await expect(second.getAnimations()).toHaveLength(1);
      // Two frames later it has only just left its old place.
      await expect(Math.abs(top(first) - (before ?? NaN))).toBeLessThan(30);
    }
    await rest();
    await expect(top(second)).toBeCloseTo(last ?? NaN, 0);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
