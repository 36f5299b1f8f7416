import type { Meta, StoryObj } from '@storybook/react-vite';
import { onInverse } from '../../testing/decorators.tsx';
import { guide } from './eyebrow.guide.tsx';
import { Eyebrow } from './eyebrow.tsx';

const meta = {
  title: 'Text/Eyebrow',
  component: Eyebrow,
  parameters: { guide },
  args: { children: 'What we do' },
} satisfies Meta<typeof Eyebrow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const OnInverse: Story = { decorators: [onInverse] };

/** The bar stays at the first line. */
export const LongText: Story = {
  args: {
    children:
      'What we do for public offices and growing companies, from the first workshop to the thousandth user and for as long after that as the system runs',
  },
};

export const RightToLeft: Story = { args: { dir: 'rtl', lang: 'ar', children: 'ماذا نفعل' } };
