import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../inline/inline.tsx';
import { guide } from './spinner.guide.tsx';
import { Spinner, spinnerSizes } from './spinner.tsx';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  parameters: { guide },
} satisfies Meta<typeof Spinner>;
export default meta;

export const Sizes: StoryObj<typeof meta> = {
  render: () => (
    <Inline>
      {spinnerSizes.map((size) => (
        <Spinner key={size} size={size} />
      ))}
      <span>Beside some text</span>
    </Inline>
  ),
};
