import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { from } from '../../styles/theme/tokens.ts';
import { brandMark, navigation } from '../../testing/navigation.tsx';
import { tall } from '../../testing/box.css.ts';
import { guide } from './site-header.guide.tsx';
import { Section } from '../section/section.tsx';
import { SiteHeader } from './site-header.tsx';

const meta = {
  title: 'Navigation/SiteHeader',
  component: SiteHeader,
  parameters: {
    layout: 'fullscreen',
    guide,
    // It stays at the upper edge of a page that scrolls.
    // A column of documentation is narrower than the screens on which the entries stand in a row.
    docs: { story: { inline: false, width: '1200px', height: '290px' } },
  },
  args: {
    brandName: 'Example',
    brandMark,
    items: navigation,
    cta: { label: 'Contact us', href: '/contact' },
    currentPath: '/careers',
  },
  render: (args) => (
    <>
      <SiteHeader {...args} />
      <main id="main" className={tall}>
        <Section heading="The page" headingLevel={1} lead="It begins below the header." />
      </main>
    </>
  ),
} satisfies Meta<typeof SiteHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

const wide = () => window.matchMedia(from('nav')).matches;

export const Plain: Story = {
  play: async ({ canvas }) => {
    if (!wide()) return;
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Careers' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByText('Menu')).not.toBeVisible();
  },
};

/** As many as a real site has: in one row, each on one line (from 1120 px). */
export const ManyEntries: Story = {
  args: {
    brandName: 'Example Infotech',
    items: [
      { label: 'Home', href: '/' },
      { label: 'About', href: '/about' },
      ...navigation.slice(0, 2),
      { label: 'Case Study', href: '/case-study' },
      { label: 'Blog', href: '/blog' },
      { label: 'Career', href: '/careers' },
      { label: 'Login', href: '/login' },
    ],
    cta: { label: 'Contact', href: '/contact' },
  },
  play: async ({ canvas }) => {
    if (!wide()) return;
    const tops = ['Home', 'Services', 'Case Study', 'Login'].map((name) => {
      const { height, top } = canvas.getByText(name).getBoundingClientRect();
      return { height, top };
    });
    for (const place of tops) await expect(place).toEqual(tops[0]);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/** Those that do not fit take another line, and the page does not become wider. */
export const MoreEntriesThanFit: Story = {
  tags: ['!autodocs'],
  args: {
    items: Array.from({ length: 16 }, (_, i) => ({
      label: `Entry ${String(i + 1)}`,
      href: `/${String(i + 1)}`,
    })),
  },
  play: async ({ canvas }) => {
    if (!wide()) return;
    const [first, last] = ['Entry 1', 'Entry 16'].map((name) => canvas.getByText(name));
    await expect(last?.getBoundingClientRect().top).toBeGreaterThan(
      first?.getBoundingClientRect().top ?? Infinity,
    );
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const InsideAGroup: Story = { args: { currentPath: '/cloud' } };

export const GroupOpen: Story = {
  parameters: { docs: { story: { autoplay: true, height: '420px' } } },
  play: async ({ canvas }) => {
    if (!wide()) return;
    await userEvent.click(canvas.getByText('Services'));
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Cloud/ })).toBeVisible());
  },
};

/** A mouse that rests on a name opens the group; a click keeps it, Escape or leaving closes it. */
export const ByPointer: Story = {
  play: async ({ canvas, step }) => {
    if (!wide() || !window.matchMedia('(hover: hover) and (pointer: fine)').matches) return;
    const services = canvas.getByText('Services');
    const group = services.closest('details');
    const panel = group?.querySelector('ul');
    if (!panel) throw new Error('no group');
    const rest = async (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    await step('passing over it opens nothing', async () => {
      await userEvent.hover(services);
      await userEvent.unhover(services);
      await rest(250);
      await expect(group).not.toHaveAttribute('open');
    });
    await step('resting opens it, its links can be pointed at, leaving closes it', async () => {
      await userEvent.hover(services);
      await waitFor(() => expect(group).toHaveAttribute('open'));
      await userEvent.hover(panel);
      await rest(400);
      await expect(group).toHaveAttribute('open');
      await userEvent.unhover(panel);
      await waitFor(() => expect(group).not.toHaveAttribute('open'));
    });
    await step('Escape closes it, wherever the focus is', async () => {
      await userEvent.hover(services);
      await waitFor(() => expect(group).toHaveAttribute('open'));
      await userEvent.keyboard('{Escape}');
      await expect(group).not.toHaveAttribute('open');
      await userEvent.unhover(services);
    });
    await step('a click keeps it open, another closes it', async () => {
      await userEvent.hover(services);
      await waitFor(() => expect(group).toHaveAttribute('open'));
      await userEvent.click(services);
      await userEvent.unhover(services);
      await rest(400);
      await expect(group).toHaveAttribute('open');
      await userEvent.click(services);
      await expect(group).not.toHaveAttribute('open');
      await userEvent.unhover(services);
    });
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, step }) => {
    if (!wide()) return;
    const services = canvas.getByText('Services');
    const link = () => canvas.getByText('Consulting');
    await step('Enter opens a group, Escape closes it and goes back to its name', async () => {
      services.focus();
      services.click();
      await waitFor(() => expect(link()).toBeVisible());
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: /^Consulting/ })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect(link()).not.toBeVisible();
      await expect(services).toHaveFocus();
    });
    await step('one group is open at a time', async () => {
      services.click();
      canvas.getByText('Products').click();
      await waitFor(() => expect(link()).not.toBeVisible());
      await waitFor(() => expect(canvas.getByText('Airports')).toBeVisible());
    });
    await step('a press elsewhere closes it', async () => {
      await userEvent.click(canvas.getByText('The page'));
      await expect(canvas.getByText('Airports')).not.toBeVisible();
    });
    await step('so does the focus leaving it', async () => {
      const company = canvas.getByText('Company');
      company.click();
      canvas.getByRole('link', { name: 'Blog' }).focus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Careers' })).toHaveFocus();
      await expect(canvas.getByText('Blog')).not.toBeVisible();
    });
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    if (wide()) return;
    const nav = () => canvas.getByLabelText('Main');
    await step('the menu opens as a drawer', async () => {
      await expect(nav()).not.toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
      await waitFor(() => expect(nav()).toBeVisible());
    });
    await step('the focus is in it', async () => {
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus());
    });
    await step('its groups open one at a time', async () => {
      canvas.getByText('Services').click();
      await waitFor(() => expect(canvas.getByText('Consulting')).toBeVisible());
      canvas.getByText('Products').click();
      await waitFor(() => expect(canvas.getByText('Consulting')).not.toBeVisible());
    });
    await step('it closes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(nav()).not.toBeVisible());
    });
  },
};

/** The focus never is on something the drawer covers. */
export const DrawerByKeyboard: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    if (wide()) return;
    const nav = () => canvas.getByLabelText('Main');
    const menu = canvas.getByRole('button', { name: 'Menu' });
    const open = async () => {
      menu.focus();
      menu.click();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus());
    };
    await step('Close gives it back to Menu', async () => {
      await open();
      canvas.getByRole('button', { name: 'Close' }).click();
      await waitFor(() => expect(nav()).not.toBeVisible());
      await expect(menu).toHaveFocus();
    });
    await step('leaving the drawer closes it', async () => {
      await open();
      const brand = canvas.getByRole('link', { name: 'Example' });
      brand.focus();
      await waitFor(() => expect(nav()).not.toBeVisible());
      await expect(brand).toHaveFocus();
    });
  },
};

/** The drawer with the group of the current page open. */
export const DrawerOpen: Story = {
  parameters: { docs: { story: { autoplay: true, height: '560px' } } },
  args: { currentPath: '/cloud' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    if (wide()) return;
    const menu = canvas.getByRole('button', { name: 'Menu' });
    menu.focus();
    await userEvent.click(menu);
    await waitFor(() => expect(canvas.getByLabelText('Main')).toBeVisible());
    canvas.getByText('Services').click();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^Cloud/ })).toHaveAttribute('aria-current', 'page'),
    );
  },
};

export const LongText: Story = {
  args: { brandName: 'Example Information Technology' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/** The brand is at the right, the drawer comes from the left. */
export const RightToLeft: Story = {
  args: { dir: 'rtl' },
  play: async ({ canvas }) => {
    const brand = canvas.getByRole('link', { name: 'Example' }).getBoundingClientRect();
    await expect(brand.left).toBeGreaterThan(innerWidth / 2);
    if (wide()) {
      canvas.getByText('Services').click();
      await waitFor(() => expect(canvas.getByText('Consulting')).toBeVisible());
      const panel = canvas.getByText('Consulting').getBoundingClientRect();
      await expect(panel.left).toBeGreaterThanOrEqual(0);
      await expect(panel.right).toBeLessThanOrEqual(innerWidth);
    }
  },
};
