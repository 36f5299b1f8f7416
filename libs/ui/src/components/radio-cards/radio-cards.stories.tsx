import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Solution } from './radio-cards.example.tsx';
import example from './radio-cards.example.tsx?raw';
import { guide } from './radio-cards.guide.tsx';
import { RadioCards } from './radio-cards.tsx';
import { onInverse } from '../../testing/decorators.tsx';

const meta = {
  title: 'Forms/RadioCards',
  component: RadioCards,
  parameters: { guide },
  args: {
    // Each story has a name of its own: on the page of documentation they share a document.
    name: 'solution-plain',
    label: 'Solution',
    defaultValue: 'ckyc',
    onValueChange: fn(),
    options: [
      {
        value: 'ckyc',
        title: 'CKYC Solution',
        description: 'Verify customers once, by their 14-digit number.',
      },
      {
        value: 'ffmc',
        title: 'FFMC Management Solution',
        description: 'Counters, rates and returns of a money changer.',
      },
      {
        value: 'adII',
        title: 'AD-II Solution',
        description: 'Remittances of an authorised dealer, category II.',
      },
    ],
  },
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Solution' })).toBeVisible();
    const first = canvas.getByRole('radio', { name: 'CKYC Solution' });
    await expect(first).toHaveAccessibleDescription(
      'Verify customers once, by their 14-digit number.',
    );
    // Paper has the platform's own radio.
    const { accentColor, borderColor } = getComputedStyle(first);
    await expect(accentColor).toBe(borderColor);
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'FFMC Management Solution' })).toBeChecked();
    await userEvent.click(canvas.getByText('Remittances of an authorised dealer, category II.'));
    await expect(canvas.getByRole('radio', { name: 'AD-II Solution' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('adII');
  },
};

/** A card's lines stay together beside a taller card. */
export const BesideATallerCard: Story = {
  tags: ['!autodocs'],
  args: {
    name: 'solution-tall',
    options: [
      { value: 'ckyc', title: 'CKYC', description: 'Once' },
      { value: 'ffmc', title: 'FFMC', description: 'Counters, rates and returns. '.repeat(20) },
    ],
  },
  play: async ({ canvas }) => {
    const title = canvas.getByText('CKYC').getBoundingClientRect();
    const description = canvas.getByText('Once').getBoundingClientRect();
    await expect(description.top - title.top).toBeLessThan(30);
  },
};

export const NothingChosen: Story = {
  args: {
    name: 'solution-open',
    defaultValue: undefined,
    required: true,
    hint: 'You can change this later.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toBeRequired();
  },
};

export const WithError: Story = {
  args: {
    name: 'solution-missing',
    defaultValue: undefined,
    required: true,
    hint: 'You can change this later.',
    error: 'Please choose a solution',
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription(
      'You can change this later. Please choose a solution',
    );
  },
};

export const OneDisabled: Story = {
  args: {
    name: 'solution-limited',
    options: [
      { value: 'ckyc', title: 'CKYC Solution' },
      { value: 'ffmc', title: 'FFMC Management Solution' },
      { value: 'adII', title: 'AD-II Solution', disabled: true },
    ],
  },
};

export const Disabled: Story = { args: { name: 'solution-fixed', disabled: true } };

export const Controlled: Story = {
  parameters: { docs: { source: { code: example } } },
  render: () => <Solution />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'AD-II Solution' }));
    await expect(canvas.getByText('Chosen: adII')).toBeVisible();
  },
};

export const OnInverse: Story = { args: { name: 'solution-inverse' }, decorators: [onInverse] };
