import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { relative } from '../../testing/box.css.ts';
import { Text } from '../text/text.tsx';
import { Page } from './loading-overlay.example.tsx';
import example from './loading-overlay.example.tsx?raw';
import { guide } from './loading-overlay.guide.tsx';
import { LoadingOverlay } from './loading-overlay.tsx';

const meta = {
  title: 'Feedback/LoadingOverlay',
  component: LoadingOverlay,
  parameters: { guide, docs: { story: { inline: false, height: '240px' } } },
} satisfies Meta<typeof LoadingOverlay>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Screen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};

export const OverItsParent: Story = {
  render: () => (
    <Stack className={relative} aria-busy>
      {['First', 'Second', 'Third', 'Fourth', 'Fifth'].map((name) => (
        <Text key={name}>{name} result of the search that is being replaced.</Text>
      ))}
      <LoadingOverlay cover="parent" label="Searching jobs" />
    </Stack>
  ),
};

export const ComingAndGoing: Story = {
  parameters: { docs: { source: { code: example } } },
  render: () => <Page />,
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    await expect(status).toHaveTextContent('Loading');
  },
};
