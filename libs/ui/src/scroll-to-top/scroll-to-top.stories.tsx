import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { tall } from '../testing/box.css.ts';
import { below } from '../theme/tokens.ts';
import { ScrollToTop } from './scroll-to-top.tsx';

const meta = {
  title: 'Navigation/ScrollToTop',
  component: ScrollToTop,
  render: (args) => (
    <>
      <div className={tall}>Scroll down</div>
      <ScrollToTop {...args} />
    </>
  ),
} satisfies Meta<typeof ScrollToTop>;
export default meta;

export const AfterScrolling: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const link = canvas.getByLabelText('Scroll to top');
    if (!CSS.supports('animation-timeline: scroll()')) return;
    await expect(link).not.toBeVisible();
    window.scrollTo({ top: 200, behavior: 'instant' });
    await waitFor(() => expect(link).toBeVisible());
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    if (window.matchMedia(below('edge')).matches) {
      await waitFor(() => expect(link).not.toBeVisible());
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(link).not.toBeVisible());
  },
};
