import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link } from '../link/link.tsx';
import { inFormColumn } from '../../testing/in-form-column.tsx';
import { Captcha } from './captcha-field.example.tsx';
import example from './captcha-field.example.tsx?raw';
import { guide } from './captcha-field.guide.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { onInverse } from '../../testing/decorators.tsx';

const meta = {
  title: 'Forms/CaptchaField',
  component: CaptchaField,
  parameters: { guide, rest: 'control' },
  decorators: [inFormColumn],
  args: { name: 'captcha', label: 'Captcha', children: '7K3P9' },
} satisfies Meta<typeof CaptchaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: { hint: 'Type the characters shown here.' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Captcha' });
    await expect(input).toHaveAccessibleDescription('Type the characters shown here.');
    await userEvent.type(input, '7K3P9');
    await expect(input).toHaveValue('7K3P9');
  },
};

export const Picture: Story = {
  args: {
    required: true,
    refreshHref: '#new',
    onRefresh: fn(),
    children: (
      <svg viewBox="0 0 160 40" width="160" height="40" role="img" aria-label="Five characters">
        <path d="M4 30q40-30 76-6t76-14" fill="none" stroke="currentColor" opacity="0.5" />
        <text x="12" y="29" fontSize="26" fill="currentColor" letterSpacing="10">
          7K3P9
        </text>
      </svg>
    ),
    alternative: (
      <>
        Cannot read it? <Link href="tel:+910000000000">Call us</Link>, we sign you in.
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const Refreshed: Story = {
  parameters: { docs: { source: { code: example } } },
  render: () => <Captcha />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Refresh' });
    await userEvent.click(button);
    await expect(canvas.getByText('4MX2T')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('The characters are new');
    await expect(button).toHaveFocus();
  },
};

/** A link that, with JavaScript, does not leave the page. */
export const RefreshedByLink: Story = {
  args: { onRefresh: fn(), refreshHref: '#new-captcha' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Refresh' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await expect(location.hash).not.toBe('#new-captcha');
  },
};

export const WithError: Story = {
  args: {
    required: true,
    hint: 'Type the characters shown here.',
    error: 'Those are not the characters. Please try again.',
    onRefresh: fn(),
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const OnInverse: Story = {
  args: { onRefresh: fn() },
  decorators: [onInverse],
};
