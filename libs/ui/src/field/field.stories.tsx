import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from './index.ts';

/** The base of the other fields; by itself for controls that have no field of their own. */
const meta = {
  title: 'Forms/Field',
  component: Field,
  args: {
    label: 'Upload CV/Resume',
    children: (control) => <input {...control} type="file" name="resume" />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const RequiredWithHint: Story = {
  args: { required: true, hint: 'A PDF, DOC or DOCX file of at most 5 MB' },
};

export const WithError: Story = {
  args: {
    required: true,
    hint: 'A PDF, DOC or DOCX file of at most 5 MB',
    error: 'Please upload a valid file (PDF, DOC, DOCX).',
  },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Upload CV/Resume');
    await expect(control).toHaveAccessibleName('Upload CV/Resume');
    await expect(control).toHaveAccessibleDescription(
      'A PDF, DOC or DOCX file of at most 5 MB Please upload a valid file (PDF, DOC, DOCX).',
    );
    await expect(control).toBeInvalid();
    await expect(control).toBeRequired();
  },
};
