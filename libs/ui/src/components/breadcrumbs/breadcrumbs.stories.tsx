import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { below } from '../../styles/theme/tokens.ts';
import { guide } from './breadcrumbs.guide.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { onInverse } from '../../testing/decorators.tsx';

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  parameters: { guide },
  args: {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Services', href: '#services' },
      { label: 'Cloud services', href: '#cloud' },
    ],
    current: 'Moving a data centre',
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cloud services' })).toBeVisible();
    if (window.matchMedia(below('sm')).matches) {
      await expect(canvas.getByText('Home')).not.toBeVisible();
      return;
    }
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Services',
      'Cloud services',
      'Moving a data centre',
    ]);
  },
};

export const OneLevel: Story = {
  args: { items: [{ label: 'Home', href: '#home' }], current: 'About us' },
};

/** Only the link to the page above is shown. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnInverse: Story = { decorators: [onInverse] };
