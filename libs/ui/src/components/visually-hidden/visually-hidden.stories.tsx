import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../text/text.tsx';
import { guide } from './visually-hidden.guide.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Text/VisuallyHidden',
  component: VisuallyHidden,
  parameters: { guide },
  args: { children: ' (opens a PDF)' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

export const InText: StoryObj<typeof meta> = {
  render: (args) => (
    <Text>
      Download the brochure
      <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/opens a PDF/).getBoundingClientRect().width).toBeLessThan(2);
  },
};
