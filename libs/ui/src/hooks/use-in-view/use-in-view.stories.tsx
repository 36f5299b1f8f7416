import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Watched } from './use-in-view.example.tsx';
import example from './use-in-view.example.tsx?raw';
import { guide } from './use-in-view.guide.tsx';
import { belowTheView } from '../../testing/decorators.tsx';

const meta = {
  title: 'Motion/useInView',
  component: Watched,
  parameters: {
    guide,
    rest: 'none',
    docs: {
      description: { component: 'Returns whether an element is in view.' },
      source: { code: example },
      story: { inline: false, height: '240px' },
    },
  },
  decorators: [belowTheView],
  argTypes: { rootMargin: { control: 'select', options: ['0px', '-100px', '200px'] } },
} satisfies Meta<typeof Watched>;
export default meta;
type Story = StoryObj<typeof meta>;

const scroll = (top: number) => scrollTo({ top, behavior: 'instant' });

export const Once: Story = {
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Not in view yet');
    scroll(document.documentElement.scrollHeight);
    await waitFor(() => expect(status).toHaveTextContent('In view'));
    scroll(0);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(status).toHaveTextContent('In view');
  },
};

export const EachTime: Story = {
  args: { once: false },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    scroll(document.documentElement.scrollHeight);
    await waitFor(() => expect(status).toHaveTextContent('In view'));
    scroll(0);
    await waitFor(() => expect(status).toHaveTextContent('Not in view yet'));
  },
};
