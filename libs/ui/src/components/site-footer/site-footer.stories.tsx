import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from '../icon/icon.tsx';
import { Inline } from '../inline/inline.tsx';
import { Link } from '../link/link.tsx';
import { NewsletterBox } from '../newsletter-box/newsletter-box.tsx';
import { Stack } from '../stack/stack.tsx';
import { brandMark, footerColumns } from '../../testing/navigation.tsx';
import { guide } from './site-footer.guide.tsx';
import { SiteFooter } from './site-footer.tsx';

const meta = {
  title: 'Navigation/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen', guide },
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
            <bdo dir="ltr">+91 00000 00000</bdo>
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

/** On a phone each list is folded under its title, which opens it without a script. On wider screens all are open. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    columns: [
      ...footerColumns.slice(0, 2),
      { title: 'Solutions', links: [{ label: 'Water & Utility Consultancy', href: '/utility' }] },
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const link = canvas.getByText('Water & Utility Consultancy');
    const [title] = canvas.getAllByRole('heading', { name: 'Solutions' });
    const summary = title?.closest('summary');
    if (innerWidth < 480) {
      await expect(link.checkVisibility({ contentVisibilityAuto: true })).toBe(false);
      if (!summary) throw new Error('the list is not folded');
      await expect(summary.getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
      await userEvent.click(summary);
      await expect(link).toBeVisible();
      await expect(link.getBoundingClientRect().height).toBeLessThan(44);
      await userEvent.click(summary);
      await expect(link.checkVisibility({ contentVisibilityAuto: true })).toBe(false);
    } else {
      await expect(summary).toBeNull();
      await expect(link.getBoundingClientRect().height).toBeGreaterThan(0);
      await expect(link.checkVisibility({ contentVisibilityAuto: true })).toBe(true);
    }
    await expect(canvas.getAllByRole('heading', { name: 'Solutions' })).toHaveLength(1);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** With the newsletter box below the brand. */
export const WithNewsletter: Story = {
  args: {
    children: (
      <NewsletterBox
        heading="Newsletter"
        text="What we built and learned, four times a year."
        label="Email"
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Newsletter' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeVisible();
    // On a tablet it has its place beside the brand.
    if (innerWidth < 768 || innerWidth >= 1024) return;
    const brand = canvas.getByRole('link', { name: 'Example' }).getBoundingClientRect();
    const form = canvas.getByRole('form', { name: 'Newsletter' }).getBoundingClientRect();
    await expect(form.top).toBeLessThan(brand.bottom);
    await expect(form.left).toBeGreaterThan(brand.right);
  },
};

export const CurrentPage: Story = {
  args: { currentPath: '/cloud' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Cloud');
  },
};

export const LongText: Story = {
  args: {
    brandName: 'Example Information Technology Consultants and Integrators',
    columns: [
      {
        title: 'Company and corporate responsibility',
        links: [
          { label: 'How we keep, use and delete what you send us', href: '/retention' },
          { label: 'Interoperability-recommendations', href: '/recommendations' },
        ],
      },
      ...footerColumns.slice(1),
    ],
    copyright:
      '© 2025 Example Information Technology Consultants and Integrators. All rights reserved.',
  },
};

export const RightToLeft: Story = { args: { dir: 'rtl' } };
