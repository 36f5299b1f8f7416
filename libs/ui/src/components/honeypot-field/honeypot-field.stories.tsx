import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { EmailField } from '../email-field/email-field.tsx';
import { Stack } from '../stack/stack.tsx';
import { inFormColumn } from '../../testing/in-form-column.tsx';
import { guide } from './honeypot-field.guide.tsx';
import { HoneypotField } from './index.ts';

const meta = {
  title: 'Forms/HoneypotField',
  component: HoneypotField,
  parameters: { guide },
  decorators: [inFormColumn],
  args: { name: 'homepage', label: 'Leave this field empty' },
} satisfies Meta<typeof HoneypotField>;

export default meta;

/** People fill in the form without finding the field. */
export const InForm: StoryObj<typeof meta> = {
  render: (args) => (
    <form aria-label="News" onSubmit={(event) => event.preventDefault()}>
      <Stack gap="md">
        <EmailField name="email" label="Email" />
        <HoneypotField {...args} />
        <Button type="submit">Subscribe</Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [email, ...others] = canvas.getAllByRole('textbox');
    await expect(others).toEqual([]);
    await userEvent.type(email ?? canvasElement, 'anu@example.com');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Subscribe' })).toHaveFocus();
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect([...new FormData(form)]).toEqual([
      ['email', 'anu@example.com'],
      ['homepage', ''],
    ]);
    const trap = canvas.getByLabelText('Leave this field empty').closest('div');
    await expect(trap?.getBoundingClientRect().width).toBeLessThan(2);
  },
};
