import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { avoidOverlap } from '../../page/avoid-overlap/avoid-overlap.ts';
import { Button } from '../button/button.tsx';
import { Heading } from '../heading/heading.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { tall, wideButton } from '../../testing/box.css.ts';
import { below } from '../../styles/theme/tokens.ts';
import { guide } from './scroll-to-top.guide.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

/** A page to scroll through. */
const page = (
  <Stack className={tall} gap="xl">
    {['Assess', 'Migrate', 'Operate', 'Improve'].map((step) => (
      <Stack key={step} gap="xs">
        <Heading level={2}>{step}</Heading>
        <Text>
          We list what runs today and what depends on what, and move it in windows that you agree
          to. Scroll down, and a button leads back to the top.
        </Text>
      </Stack>
    ))}
  </Stack>
);

const meta = {
  title: 'Navigation/ScrollToTop',
  component: ScrollToTop,
  parameters: { guide, docs: { story: { inline: false, height: '480px' } } },
  render: (args) => (
    <>
      {page}
      <ScrollToTop {...args} />
    </>
  ),
} satisfies Meta<typeof ScrollToTop>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Scrolls in the documentation, too: the link shows nowhere else. */
const scrolled = { docs: { story: { autoplay: true } } };

/** Waits for the frames that the scroll state and the script need after a scroll. */
const nextFrames = async () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

export const AfterScrolling: Story = {
  parameters: scrolled,
  play: async ({ canvas }) => {
    const link = canvas.getByLabelText('Scroll to top');
    await waitFor(() => expect(link).not.toBeVisible());
    window.scrollTo({ top: 200, behavior: 'instant' });
    await waitFor(() => expect(link).toBeVisible());
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    if (window.matchMedia(below('edge')).matches)
      await waitFor(() => expect(link).not.toBeVisible());
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(link).not.toBeVisible());
    window.scrollTo({ top: 200, behavior: 'instant' });
    await waitFor(() => expect(link).toBeVisible());
  },
};

/** Without any animation, from the same 100 px on. */
export const UnderReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    const link = canvas.getByLabelText('Scroll to top');
    await expect(document.getAnimations()).toEqual([]);
    await waitFor(() => expect(link).not.toBeVisible());
    for (const top of [1, 50, 100]) {
      window.scrollTo({ top, behavior: 'instant' });
      await waitFor(() => expect(window.scrollY).toBe(top));
      await nextFrames();
      await expect(link).not.toBeVisible();
    }
    window.scrollTo({ top: 101, behavior: 'instant' });
    await waitFor(() => expect(link).toBeVisible());
    window.scrollTo({ top: 200, behavior: 'instant' });
    await waitFor(() => expect(link).toBeVisible());
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(link).not.toBeVisible());
    window.scrollTo({ top: 101, behavior: 'instant' });
    await waitFor(() => expect(link).toBeVisible());
  },
};

/** Visible, as after scrolling. */
export const Shown: Story = {
  parameters: scrolled,
  play: async ({ canvas }) => {
    window.scrollTo({ top: 200, behavior: 'instant' });
    const link = canvas.getByLabelText('Scroll to top');
    await waitFor(() => expect(link).toBeVisible());
    await waitFor(() => {
      const { width, height } = link.getBoundingClientRect();
      return expect([width, height]).toEqual([48, 48]);
    });
  },
};

/** The link is at the left. */
export const RightToLeft: Story = {
  parameters: scrolled,
  args: { dir: 'rtl', lang: 'ar', label: 'إلى الأعلى' },
  play: async ({ canvas }) => {
    window.scrollTo({ top: 200, behavior: 'instant' });
    const link = canvas.getByLabelText('إلى الأعلى');
    await waitFor(() => expect(link).toBeVisible());
    await waitFor(() => expect(link.getBoundingClientRect().left).toBe(20));
  },
};

/** It never lies over a button of a form, on a phone either. */
export const OverAControl: Story = {
  render: (args) => (
    <>
      {page}
      <Button className={wideButton}>Send Message</Button>
      <div className={tall} />
      <ScrollToTop {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByLabelText('Scroll to top');
    const button = canvas.getByRole('button', { name: 'Send Message' });
    if (getComputedStyle(link).position !== 'fixed') return;
    const stop = avoidOverlap(link);
    window.scrollTo({ top: 200, behavior: 'instant' });
    await waitFor(() => expect(link).toBeVisible());
    await expect(link).not.toHaveAttribute('data-over-control');
    const { top } = button.getBoundingClientRect();
    window.scrollTo({ top: window.scrollY + top - innerHeight + 70, behavior: 'instant' });
    await waitFor(() => expect(link.getBoundingClientRect().width).toBe(0));
    window.scrollTo({ top: 200, behavior: 'instant' });
    await waitFor(() => expect(link.getBoundingClientRect().width).toBe(48));
    stop();
  },
};
