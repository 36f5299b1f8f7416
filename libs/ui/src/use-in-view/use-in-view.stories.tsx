import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Text } from '../text/text.tsx';
import { guide } from './use-in-view.guide.tsx';
import { useInView, type InViewOptions } from './use-in-view.ts';
import * as styles from './use-in-view.stories.css.ts';

const Watched = (options: InViewOptions) => {
  const element = useRef<HTMLDivElement>(null);
  const inView = useInView(element, options);
  return (
    <>
      <Text>Scroll down.</Text>
      <div className={styles.screen} />
      <div ref={element} role="status">
        {inView ? 'In view' : 'Not in view yet'}
      </div>
    </>
  );
};

const meta = {
  title: 'Motion/useInView',
  component: Watched,
  parameters: { guide },
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
