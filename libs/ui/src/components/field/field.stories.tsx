import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inFormColumn } from '../../testing/in-form-column.tsx';
import { guide } from './field.guide.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Field, FieldGroup } from './index.ts';

const meta = {
  title: 'Forms/Field',
  component: Field,
  parameters: { guide },
  decorators: [inFormColumn],
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
  play: async ({ canvas }) => {
    const hint = canvas.getByText(/at most 5 MB$/);
    await expect(hint).toHaveStyle({ textWrapStyle: 'pretty' });
  },
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
    const error = canvas.getByText('Please upload a valid file (PDF, DOC, DOCX).');
    await expect(error.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      control.getBoundingClientRect().top,
    );
  },
};

/** Several controls under one question: `FieldGroup`. */
export const Group: Story = {
  render: () => (
    <FieldGroup
      label="Topics"
      required
      hint="As many as you like"
      error="Please choose at least one topic"
    >
      <div>
        <Checkbox name="topic" value="software" label="Software" defaultChecked />
        <Checkbox name="topic" value="cloud" label="Cloud" />
      </div>
    </FieldGroup>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Topics' });
    await expect(group).toHaveAccessibleDescription(
      'As many as you like Please choose at least one topic',
    );
  },
};

export const DisabledGroup: Story = {
  render: () => (
    <FieldGroup label="Topics" disabled>
      <div>
        <Checkbox name="topic" value="software" label="Software" defaultChecked />
        <Checkbox name="topic" value="cloud" label="Cloud" />
      </div>
    </FieldGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Cloud' })).toBeDisabled();
  },
};
