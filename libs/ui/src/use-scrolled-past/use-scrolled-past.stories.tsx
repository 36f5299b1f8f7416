import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from './use-scrolled-past.guide.tsx';
import { useScrolledPast } from './use-scrolled-past.ts';
import * as styles from './use-scrolled-past.stories.css.ts';

const Watched = ({ distance }: { readonly distance: number }) => {
  const past = useScrolledPast(distance);
  return (
    <div className={styles.screen}>
      <p role="status" className={styles.status}>
        {past ? `Scrolled past ${String(distance)} px` : 'Near the top'}
      </p>
    </div>
  );
};

const meta = {
  title: 'Motion/useScrolledPast',
  component: Watched,
  parameters: { guide },
  args: { distance: 100 },
} satisfies Meta<typeof Watched>;
export default meta;

/** 100 px, as for the bar's shadow and the way to the top (spec §9). */
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
