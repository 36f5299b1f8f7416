import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { narrow } from '../../testing/box.css.ts';
import { onInverse } from '../../testing/decorators.tsx';
import { Stack } from '../stack/stack.tsx';
import { guide } from './text.guide.tsx';
import { Text, textSizes, textTones, textWeights } from './text.tsx';

const sample =
  'We build, integrate and run the systems that public offices and growing companies rely on, and we stay when they go live.';

const meta = {
  title: 'Text/Text',
  component: Text,
  parameters: { guide },
  args: { children: sample },
} satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

const inEach = (prop: string, values: readonly string[]) => (
  <Stack>
    {values.map((value) => (
      <Text key={value} {...{ [prop]: value }}>
        {value}: {sample}
      </Text>
    ))}
  </Stack>
);

export const Plain: Story = {};

export const Sizes: Story = { render: () => inEach('size', textSizes) };

export const Tones: Story = { render: () => inEach('tone', textTones) };

export const TonesOnInverse: Story = { ...Tones, decorators: [onInverse] };

/** A reference number does not break at its hyphen, however narrow the place. */
export const NoWrap: Story = {
  render: () => (
    <div className={narrow}>
      <Text>
        Your reference is{' '}
        <Text as="span" noWrap>
          A-7QWERTZU
        </Text>
        .
      </Text>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A-7QWERTZU').getClientRects()).toHaveLength(1);
  },
};

export const Weights: Story = { render: () => inEach('weight', textWeights) };

/** A paragraph is at most 65 characters wide, unless it fills its parent. */
export const Widths: Story = {
  render: () => (
    <Stack>
      <Text>{`${sample} `.repeat(3)}</Text>
      <Text fullWidth>{`${sample} `.repeat(3)}</Text>
    </Stack>
  ),
};

/** Words within a paragraph, and a date. */
export const InAParagraph: Story = {
  render: () => (
    <Text>
      Apply by{' '}
      <Text as="time" dateTime="2025-01-31" weight="medium">
        31 January 2025
      </Text>
      ; <Text as="strong">later ones are not read</Text>.
    </Text>
  ),
};
