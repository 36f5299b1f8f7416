import type { Meta, StoryObj } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { inFormColumn } from '../../testing/in-form-column.tsx';
import { Code } from './otp-field.example.tsx';
import example from './otp-field.example.tsx?raw';
import { guide } from './otp-field.guide.tsx';
import { OtpField } from './otp-field.tsx';
import { onInverse } from '../../testing/decorators.tsx';
import { ResettableForm } from '../../testing/resettable-form.tsx';

const meta = {
  title: 'Forms/OtpField',
  component: OtpField,
  parameters: { guide },
  decorators: [inFormColumn],
  args: {
    name: 'otp',
    label: 'Verification code',
    onValueChange: fn(),
    onComplete: fn(),
  },
} satisfies Meta<typeof OtpField>;

export default meta;
type Story = StoryObj<typeof meta>;

const hiddenValue = (root: HTMLElement) =>
  root.querySelector<HTMLInputElement>('input[type=hidden][name=otp]')?.value;

export const Typed: Story = {
  args: { hint: 'We have sent it to your email.' },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Verification code' })).toBeVisible();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Digit 1 of 6' }));
    await userEvent.keyboard('1a2 3');
    await expect(canvas.getByRole('textbox', { name: 'Digit 4 of 6' })).toHaveFocus();
    await expect(hiddenValue(canvasElement)).toBe('123');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('123');
    await userEvent.keyboard('456');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenLastCalledWith('123456');
    await expect(canvas.getByRole('textbox', { name: 'Digit 6 of 6' })).toHaveFocus();
  },
};

export const Pasted: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Digit 3 of 6' }));
    await userEvent.paste('Your code: 12-34 56 78');
    await expect(hiddenValue(canvasElement)).toBe('123456');
    await expect(canvas.getByRole('textbox', { name: 'Digit 6 of 6' })).toHaveFocus();
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenLastCalledWith('123456');
  },
};

/** A few pasted digits go into the boxes from the one they are pasted into. */
export const PastedInPart: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: '12' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Digit 3 of 6' }));
    await userEvent.paste('34');
    await expect(hiddenValue(canvasElement)).toBe('1234');
    await expect(canvas.getByRole('textbox', { name: 'Digit 5 of 6' })).toHaveFocus();
  },
};

/** Autofill of a code from a message puts all digits into the first box. */
export const Autofilled: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement, args }) => {
    const first = canvas.getByRole('textbox', { name: 'Digit 1 of 6' });
    await expect(first).toHaveAttribute('autocomplete', 'one-time-code');
    await fireEvent.input(first, { target: { value: '654321' } });
    await expect(hiddenValue(canvasElement)).toBe('654321');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenLastCalledWith('654321');
  },
};

export const Keys: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: '123456' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const box = (digit: number) =>
      canvas.getByRole('textbox', { name: `Digit ${String(digit)} of 6` });
    await userEvent.click(box(3));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(box(2)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(box(4)).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(box(6)).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(box(6)).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(box(5)).toHaveFocus();
    await expect(hiddenValue(canvasElement)).toBe('1234');
    await userEvent.keyboard('{Home}{Delete}');
    await expect(hiddenValue(canvasElement)).toBe('234');
    await expect(box(2)).toHaveValue('2');
    await userEvent.keyboard('9');
    await expect(hiddenValue(canvasElement)).toBe('9234');
    await userEvent.keyboard('8');
    await expect(hiddenValue(canvasElement)).toBe('9834');
  },
};

export const WithError: Story = {
  args: {
    required: true,
    hint: 'We have sent it to your email.',
    error: 'That code is not right. Please check it, or ask for a new one.',
    defaultValue: '123456',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'We have sent it to your email. That code is not right. Please check it, or ask for a new one.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeInvalid();
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: '123456' } };

export const FourDigits: Story = { args: { label: 'PIN', length: 4 } };

export const Controlled: Story = {
  parameters: { docs: { source: { code: example } } },
  render: () => <Code />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Digit 3 of 6' }), '3');
    await expect(hiddenValue(canvasElement)).toBe('123');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(hiddenValue(canvasElement)).toBe('');
    await expect(canvas.getByRole('textbox', { name: 'Digit 1 of 6' })).toHaveValue('');
  },
};

/** The form sends one value, and its reset empties the boxes. */
export const InAForm: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <ResettableForm>
      <OtpField {...args} />
    </ResettableForm>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Digit 1 of 6' }), '987654');
    await expect(new FormData(form).getAll('otp')).toEqual(['987654']);
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
    await expect(new FormData(form).getAll('otp')).toEqual(['']);
  },
};

/** Digits typed before hydration are kept. */
export const TypedBeforeItRuns: Story = {
  tags: ['!autodocs'],
  render: () => <div data-testid="host" />,
  play: async ({ args, canvas, canvasElement }) => {
    const host = canvas.getByTestId('host');
    host.innerHTML = renderToString(<OtpField {...args} />);
    const box = (digit: number) =>
      canvas.getByRole<HTMLInputElement>('textbox', { name: `Digit ${String(digit)} of 6` });
    box(1).value = '4';
    box(2).value = '2';
    box(4).value = '7';
    const root = hydrateRoot(host, <OtpField {...args} />);
    await waitFor(() => expect(hiddenValue(canvasElement)).toBe('427'));
    await expect(box(1)).toHaveValue('4');
    await expect(box(3)).toHaveValue('');
    await expect(box(4)).toHaveValue('7');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('427');
    root.unmount();
  },
};

/** Digits run from left to right here too; the boxes stand below their label, at the right. */
export const RightToLeft: Story = {
  args: { defaultValue: '123456' },
  render: (args) => (
    <div dir="rtl">
      <OtpField {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('textbox', { name: 'Digit 1 of 6' });
    const second = canvas.getByRole('textbox', { name: 'Digit 2 of 6' });
    const last = canvas.getByRole('textbox', { name: 'Digit 6 of 6' });
    await expect(last.getBoundingClientRect().right).toBeCloseTo(
      canvas.getByRole('group').getBoundingClientRect().right,
    );
    await expect(first.getBoundingClientRect().left).toBeLessThan(
      second.getBoundingClientRect().left,
    );
    await userEvent.click(first);
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
  },
};

export const OnInverse: Story = {
  args: { defaultValue: '123', hint: 'We have sent it to your email.' },
  decorators: [onInverse],
};
