import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onInverse } from '../../testing/decorators.tsx';
import { guide } from './contact-list.guide.tsx';
import { ContactList } from './index.ts';

const meta = {
  title: 'Cards/ContactList',
  component: ContactList,
  parameters: { guide },
  args: {
    contacts: [
      { kind: 'phone', label: 'Phone', value: '+91 471 000 0000' },
      { kind: 'email', label: 'Email', value: 'office@example.com' },
      { kind: 'address', label: 'Address', value: ['1 Park Road', 'Trivandrum', 'Kerala, India'] },
      {
        kind: 'hours',
        label: 'Hours',
        value: ['Monday to Friday 09:30 to 18:00', 'Saturday 09:30 to 13:00', 'Sunday holiday'],
      },
    ],
  },
} satisfies Meta<typeof ContactList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^\+91\s471/ })).toHaveAttribute(
      'href',
      'tel:+914710000000',
    );
    await expect(canvas.getByRole('link', { name: 'office@example.com' })).toHaveAttribute(
      'href',
      'mailto:office@example.com',
    );
  },
};

export const TwoNumbers: Story = {
  args: {
    contacts: [{ kind: 'phone', label: 'Phone', value: ['+91 471 000 0000', '+91 471 000 0001'] }],
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(second?.left).toBe(first?.left);
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? NaN);
  },
};

/** A number runs from left to right in every language. */
export const RightToLeft: Story = {
  args: { dir: 'rtl', contacts: [{ kind: 'phone', label: 'هاتف', value: '+91 471 000 0000' }] },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link');
    await expect(getComputedStyle(link).direction).toBe('ltr');
    await expect(link.getBoundingClientRect().right).toBeGreaterThan(
      canvasElement.getBoundingClientRect().width / 2,
    );
  },
};

export const OnInverse: Story = { decorators: [onInverse] };
