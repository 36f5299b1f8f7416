import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from '../icon/icon.tsx';
import { Inline } from '../inline/inline.tsx';
import { Link } from '../link/link.tsx';
import { Stack } from '../stack/stack.tsx';
import { brandMark, footerColumns } from '../testing/navigation.tsx';
import { SiteFooter } from './site-footer.tsx';

const meta = {
  title: 'Navigation/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    brandName: 'Example',
    brandMark,
    description: 'Consulting, software and systems for public offices and growing companies.',
    columns: footerColumns,
    currentPath: '/careers',
    contact: (
      <Stack as="ul" gap="xs">
        <Inline as="li" gap="sm">
          <Icon name="phone" />
          <Link href="tel:+910000000000" tone="text" underline="hover">
            +91 00000 00000
          </Link>
        </Inline>
        <Inline as="li" gap="sm">
          <Icon name="mail" />
          <Link href="mailto:office@example.com" tone="text" underline="hover">
            office@example.com
          </Link>
        </Inline>
      </Stack>
    ),
    copyright: '© 2025 Example. All rights reserved.',
    legalLinks: [
      { label: 'Privacy', href: '/privacy' },
      { label: 'Accessibility', href: '/accessibility' },
    ],
  },
} satisfies Meta<typeof SiteFooter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Footer' })).toBeVisible();
  },
};

export const LinksOnly: Story = {
  args: { description: undefined, contact: undefined, legalLinks: undefined },
};
