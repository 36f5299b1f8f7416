import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { watchLayoutShifts } from '../../testing/layout-shifts.ts';
import { Pages } from './page-transition.example.tsx';
import example from './page-transition.example.tsx?raw';
import { guide } from './page-transition.guide.tsx';

const meta = {
  title: 'Motion/PageTransition',
  component: Pages,
  parameters: {
    guide,
    docs: {
      description: { component: 'Slides from page to page, between documents and within one.' },
      source: { code: example },
    },
  },
} satisfies Meta;
export default meta;

/** Within a document; between documents the stylesheet alone does it. */
export const WithinADocument: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const layoutShifts = watchLayoutShifts();
    await userEvent.click(canvas.getByRole('button', { name: 'To page 2' }));
    await expect(await canvas.findByRole('heading', { name: 'Page 2' })).toBeVisible();
    if (
      'startViewTransition' in document &&
      !matchMedia('(prefers-reduced-motion: reduce)').matches
    ) {
      const root = () =>
        document
          .getAnimations()
          .map(({ effect }) => effect)
          .filter(
            (effect): effect is KeyframeEffect =>
              effect instanceof KeyframeEffect &&
              /^::view-transition-(old|new)\(root\)$/.test(effect.pseudoElement ?? ''),
          );
      await waitFor(() => expect(root()).toHaveLength(2));
      for (const effect of root()) await expect(effect.getTiming().duration).toBe(500);
      await waitFor(() => expect(root()).toEqual([]), { timeout: 2000 });
    }
    await expect(layoutShifts()).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Back to page 1' }));
    await expect(await canvas.findByRole('heading', { name: 'Page 1' })).toBeVisible();
  },
};
