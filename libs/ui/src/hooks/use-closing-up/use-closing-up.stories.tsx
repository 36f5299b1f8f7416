import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { motionOk } from '../../styles/theme/tokens.ts';
import { Tasks } from './use-closing-up.example.tsx';
import example from './use-closing-up.example.tsx?raw';
import { guide } from './use-closing-up.guide.tsx';

const meta = {
  title: 'Motion/useClosingUp',
  component: Tasks,
  parameters: { guide, docs: { source: { code: example } } },
} satisfies Meta<typeof Tasks>;
export default meta;

/** Items below a removed one glide into its place. */
export const ItemGoes: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    if (!first || !second) throw new Error('an item is missing');
    const top = first.getBoundingClientRect().top;
    // Nothing glides before motion was fetched.
    await import('motion/mini');
    await new Promise(requestAnimationFrame);
    await userEvent.click(canvas.getByRole('button', { name: 'Call back' }));
    await expect(second.getAnimations()).toHaveLength(matchMedia(motionOk).matches ? 1 : 0);
    await Promise.all(second.getAnimations().map(async ({ finished }) => finished));
    await expect(second.getBoundingClientRect().top).toBeCloseTo(top, 0);
  },
};
