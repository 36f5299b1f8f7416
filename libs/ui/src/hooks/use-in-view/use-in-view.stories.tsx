import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState, type ComponentProps } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { Watched } from './use-in-view.example.tsx';
import example from './use-in-view.example.tsx?raw';
import { guide } from './use-in-view.guide.tsx';
import { useInView } from './use-in-view.ts';
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

const Late = (options: ComponentProps<typeof Watched>) => {
  const element = useRef<HTMLDivElement>(null);
  const inView = useInView(element, options);
  const [shown, setShown] = useState(false);
  return (
    <Stack gap="md">
      <Button onClick={() => setShown(!shown)}>{shown ? 'Hide' : 'Show'}</Button>
      {shown && <div ref={element}>Late</div>}
      <div role="status">{inView ? 'In view' : 'Not in view'}</div>
    </Stack>
  );
};

/** An element that comes after its component is watched, too. */
export const ComesLate: Story = {
  tags: ['!autodocs'],
  args: { once: false },
  render: (args) => <Late {...args} />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    canvas.getByRole('button').scrollIntoView({ behavior: 'instant' });
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(status).toHaveTextContent(/^In view/));
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(status).toHaveTextContent('Not in view'));
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
