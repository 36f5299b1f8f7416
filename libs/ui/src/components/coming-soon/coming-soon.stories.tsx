import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Illustration } from '../illustration/illustration.tsx';
import { guide } from './coming-soon.guide.tsx';
import { ComingSoon } from './coming-soon.tsx';

const meta = {
  title: 'Content/ComingSoon',
  component: ComingSoon,
  parameters: { guide },
  args: { heading: 'We’re Getting Ready Stay Tuned!' },
} satisfies Meta<typeof ComingSoon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page whose content is still to come. */
export const HeadingOnly: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: args.heading })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const WithTextAndAction: Story = {
  args: {
    children: 'Here we will tell what we built, for whom, and what came of it.',
    action: <Button href="#services">See our services</Button>,
  },
};

export const OtherPicture: Story = {
  args: { level: 2, picture: <Illustration name="software" size="fill" /> },
};

export const WithoutPicture: Story = { args: { picture: null } };
