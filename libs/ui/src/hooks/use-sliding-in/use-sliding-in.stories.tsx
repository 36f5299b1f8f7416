import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { motionOk } from '../../styles/theme/tokens.ts';
import { Page } from './use-sliding-in.example.tsx';
import example from './use-sliding-in.example.tsx?raw';
import { guide } from './use-sliding-in.guide.tsx';

const meta = {
  title: 'Motion/useSlidingIn',
  component: Page,
  parameters: {
    guide,
    docs: {
      description: {
        component:
          'Slides a panel in from the end of the line when it is mounted. The panel can be used at once.',
      },
      source: { code: example },
    },
  },
} satisfies Meta<typeof Page>;
export default meta;

/** The panel comes from the end of the line. */
export const PanelOpens: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const panel = canvas.getByRole('complementary', { name: 'Details' });
    // The two animations are of place and opacity.
    await expect(panel.getAnimations().length > 0).toBe(matchMedia(motionOk).matches);
    await Promise.all(panel.getAnimations().map(async ({ finished }) => finished));
    await expect(panel).toBeVisible();
  },
};
