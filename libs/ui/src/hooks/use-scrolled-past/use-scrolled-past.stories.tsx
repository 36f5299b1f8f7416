import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Watched } from './use-scrolled-past.example.tsx';
import example from './use-scrolled-past.example.tsx?raw';
import { guide } from './use-scrolled-past.guide.tsx';
import * as styles from './use-scrolled-past.stories.css.ts';

const meta = {
  title: 'Motion/useScrolledPast',
  component: Watched,
  parameters: {
    guide,
    docs: { source: { code: example }, story: { inline: false, height: '240px' } },
  },
  decorators: [
    (Story) => (
      <div className={styles.screen}>
        <div className={styles.status}>
          <Story />
        </div>
      </div>
    ),
  ],
  args: { distance: 100 },
} satisfies Meta<typeof Watched>;
export default meta;

/** Tells whether the page is scrolled beyond 100 px, as the bar's shadow and the link to the top do. */
export const PastAHundred: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    const at = async (top: number, text: string) => {
      scrollTo({ top, behavior: 'instant' });
      await waitFor(() => expect(status).toHaveTextContent(text));
    };
    await at(0, 'Near the top');
    await at(101, 'Scrolled past 100 px');
    await at(100, 'Near the top');
  },
};
