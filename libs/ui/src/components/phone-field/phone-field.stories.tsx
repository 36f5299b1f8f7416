import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { inFormColumn } from '../../testing/in-form-column.tsx';
import { Phone } from './phone-field.example.tsx';
import example from './phone-field.example.tsx?raw';
import { guide } from './phone-field.guide.tsx';
import { PhoneField } from './phone-field.tsx';

const meta = {
  title: 'Forms/PhoneField',
  component: PhoneField,
  parameters: { guide, rest: 'control' },
  decorators: [inFormColumn],
  args: { name: 'phone', label: 'Phone', maxLength: 12, countryCode: '91' },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At most 12 digits. */
export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Phone' });
    await userEvent.type(input, '0471-25 abc');
    await expect(input).toHaveValue('047125');
    await userEvent.clear(input);
    await userEvent.type(input, '1234567890123');
    await expect(input).toHaveValue('123456789012');
  },
};

/** At least 10 digits. */
export const RequiredWithHint: Story = {
  args: { required: true, minLength: 10, hint: 'With area code, digits only' },
};

export const WithError: Story = { args: { required: true, error: 'Phone is missing' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: '9876543210' } };

export const PastedNumber: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Phone' });
    await userEvent.click(input);
    await userEvent.paste('+91 98765-43210');
    await expect(input).toHaveValue('919876543210');
  },
};

/** Without the country's prefix it fits. */
export const PastedWhereOnlyTheNationalNumberFits: Story = {
  tags: ['!autodocs'],
  args: { maxLength: 10 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Phone' });
    await userEvent.click(input);
    await userEvent.paste('+91 98765-43210');
    await expect(input).toHaveValue('9876543210');
    await userEvent.clear(input);
    await userEvent.paste('098765 43210');
    await expect(input).toHaveValue('9876543210');
  },
};

/** The browser drops the digit that does not fit; the field says so. */
export const TypedTooLong: Story = {
  tags: ['!autodocs'],
  args: { maxLength: 10, defaultValue: '9876543210' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
    const note = canvas.getByRole('status');
    await userEvent.click(input);
    // Browsers send this event before they apply the limit; simulated keys do not send it.
    const textInput = (data: string) =>
      Object.assign(new Event('textInput', { bubbles: true }), { data });
    input.setSelectionRange(10, 10);
    await fireEvent(input, textInput('a'));
    await expect(note).toBeEmptyDOMElement();
    await fireEvent(input, textInput('1'));
    await expect(note).toHaveTextContent('That number has 11 digits. At most 10 fit here.');
    await expect(input).toHaveValue('9876543210');
  },
};

/** The field takes none of it, and says so. */
export const PastedTooLong: Story = {
  tags: ['!autodocs'],
  args: { maxLength: 10, defaultValue: '98765' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Phone' });
    await userEvent.click(input);
    await userEvent.paste('+44 20 7946 0958 11');
    await expect(input).toHaveValue('98765');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'That number has 14 digits. At most 10 fit here.',
    );
  },
};

export const DroppedText: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Phone' });
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', '(0471) 2345-678');
    await fireEvent(
      input,
      new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }),
    );
    await expect(input).toHaveValue('04712345678');
  },
};

/** A letter typed in the middle changes nothing, and the caret stays where it was. */
export const TypedInTheMiddle: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: '98765' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
    await userEvent.type(input, '4x', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    await expect(input).toHaveValue('984765');
    await expect(input.selectionStart).toBe(3);
  },
};

/** Text is left alone while an input method composes it; full-width digits become ASCII. */
export const Composed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
    // In Storybook a story plays before the field's effects have run.
    await userEvent.click(input);
    const write = (value: string) => {
      input.setRangeText(value, 0, input.value.length, 'end');
      return new InputEvent('input', { bubbles: true, isComposing: true });
    };
    await fireEvent.compositionStart(input);
    await fireEvent(input, write('１２a'));
    await expect(input).toHaveValue('１２a');
    await fireEvent.compositionEnd(input);
    await expect(input).toHaveValue('12');
    await fireEvent.compositionStart(input);
    input.setRangeText('３b', 1, 1, 'end');
    await fireEvent.compositionEnd(input);
    await expect(input).toHaveValue('132');
    await expect(input.selectionStart).toBe(2);
  },
};

/** The owner gets digits only. */
export const Controlled: Story = {
  parameters: { docs: { source: { code: example } } },
  render: () => <Phone />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
    await userEvent.type(input, 'a3', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(input).toHaveValue('132');
    await expect(input.selectionStart).toBe(2);
    await userEvent.clear(input);
    await userEvent.paste('+91 98765-43210');
    await expect(canvasElement.querySelector('output')).toHaveTextContent(/^919876543210$/);
  },
};
