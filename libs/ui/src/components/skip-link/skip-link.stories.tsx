import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide } from './skip-link.guide.tsx';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  parameters: { guide },
  render: ({ href = '#main', ...args }) => (
    <>
      <SkipLink {...args} href={href} />
      <main id={href.slice(1)}>The first press of Tab shows the link.</main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to main content' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

export const RightToLeft: Story = {
  args: { href: '#content', dir: 'rtl', lang: 'ar', children: 'انتقل إلى المحتوى' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    link.focus();
    await expect(link.getBoundingClientRect().left).toBeGreaterThan(innerWidth / 2 - 40);
  },
};
