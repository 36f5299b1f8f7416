import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inFormColumn } from '../../testing/in-form-column.tsx';
import { guide } from './text-area.guide.tsx';
import { TextArea } from './index.ts';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  parameters: { guide, rest: 'control' },
  decorators: [inFormColumn],
  args: { name: 'msg', label: 'Message' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(area, 'Hello{enter}there');
    await expect(area).toHaveValue('Hello\nthere');
  },
};

export const WithHint: Story = {
  args: { label: 'Cover Letter', hint: 'A few lines are enough', rows: 8 },
};

export const WithError: Story = {
  args: { required: true, error: 'Please enter message and continue' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Please enter message and continue',
    );
  },
};
