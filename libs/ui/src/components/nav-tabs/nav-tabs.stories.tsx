import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Section } from '../section/section.tsx';
import { SiteHeader } from '../site-header/site-header.tsx';
import { phoneWide, tall } from '../../testing/box.css.ts';
import { watchLayoutShifts } from '../../testing/layout-shifts.ts';
import { brandMark, navigation } from '../../testing/navigation.tsx';
import { guide } from './nav-tabs.guide.tsx';
import { NavTabs } from './nav-tabs.tsx';

const services = [
  { label: 'IT Consultancy Services', href: '/consultancy' },
  { label: 'Software Development', href: '/software' },
  { label: 'System Integration', href: '/integration' },
  { label: 'Cloud Service', href: '/cloud' },
];

const header = (
  <SiteHeader
    brandName="Example"
    brandMark={brandMark}
    items={navigation}
    cta={{ label: 'Contact us', href: '/contact' }}
    currentPath="/cloud"
  />
);

const softwarePage = (
  <main className={tall}>
    <Section heading="Software development" lead="Built for you, and maintained." />
  </main>
);

const meta = {
  title: 'Navigation/NavTabs',
  component: NavTabs,
  parameters: {
    guide,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '120px' } },
  },
  args: { label: 'Services', items: services, currentPath: '/software' },
} satisfies Meta<typeof NavTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A page to scroll: the bar stays at its place on screens at least 480 px high. */
const onAPage = { docs: { story: { height: '520px' } } };

export const Plain: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Services' });
    await expect(bar).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(
      'Software Development',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'IT Consultancy Services' })).toHaveFocus();
  },
};

/** At the top of a page, right below its header. */
export const Fixed: Story = {
  parameters: onAPage,
  render: (args) => (
    <>
      {header}
      <NavTabs {...args} />
      {softwarePage}
    </>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Services' });
    const before = bar.getBoundingClientRect();
    await expect(before.top).toBe(79);
    await expect(canvas.getByRole('heading').getBoundingClientRect().top).toBeGreaterThanOrEqual(
      before.bottom,
    );
    window.scrollTo({ top: 300, behavior: 'instant' });
    await waitFor(() => expect(window.scrollY).toBe(300));
    await expect(bar.getBoundingClientRect().top).toBe(before.top);
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    await expect(padding).toBeGreaterThanOrEqual(before.bottom);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

/** On a page without a `SiteHeader` it stays at the upper edge. */
export const WithoutHeader: Story = {
  parameters: onAPage,
  render: (args) => (
    <>
      <NavTabs {...args} />
      {softwarePage}
    </>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Services' });
    const heading = canvas.getByRole('heading', { name: 'Software development' });
    await expect(bar.getBoundingClientRect().top).toBe(0);
    await expect(heading.getBoundingClientRect().top).toBeGreaterThan(
      bar.getBoundingClientRect().bottom,
    );
    scrollTo({ top: 300, behavior: 'instant' });
    await waitFor(() => expect(bar.getBoundingClientRect().top).toBe(0));
    scrollTo({ top: 0, behavior: 'instant' });
  },
};

/** Further down a page: it sticks 79 px from the top, and casts a shadow. */
export const Sticky: Story = {
  parameters: onAPage,
  args: {
    label: 'Products',
    variant: 'sticky',
    items: [
      { label: 'FileVault', href: '#documents' },
      { label: 'Aero Management', href: '#airports' },
      { label: 'Municipal ERP', href: '#cities' },
      { label: 'ForEx', href: '#exchange' },
    ],
    currentPath: '#airports',
  },
  render: (args) => (
    <>
      {header}
      <main className={tall}>
        <Section
          heading="Airport revenue, as it comes in"
          lead="What every airline, shop and car park owes, in one place."
        />
        <NavTabs {...args} />
        <Section heading="Visibility" lead="More than eighty streams of revenue on one screen." />
      </main>
    </>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Products' });
    const shadow = () => Number(getComputedStyle(bar, '::before').opacity);
    // The story before may have scrolled the page, and styles follow a scroll one frame later.
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(bar.getBoundingClientRect().top).toBeGreaterThan(79));
    await waitFor(() => expect(shadow()).toBe(0));
    const layoutShifts = watchLayoutShifts();
    window.scrollTo({ top: 100, behavior: 'instant' });
    await waitFor(() => expect(window.scrollY).toBe(100));
    await expect(shadow()).toBe(0);
    window.scrollTo({ top: 600, behavior: 'instant' });
    await waitFor(() => expect(shadow()).toBe(1));
    await expect(bar.getBoundingClientRect().top).toBe(79);
    await expect(layoutShifts()).toEqual([]);
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(shadow()).toBe(0));
  },
};

/** The active tab is in view, and the page itself does not scroll. */
export const OnAPhone: Story = {
  args: { currentPath: '/cloud' },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div className={tall}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    if (list.scrollWidth <= list.clientWidth) return;
    const active = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(active.right).toBeLessThanOrEqual(list.getBoundingClientRect().right);
    await expect(list.scrollLeft).toBeGreaterThan(0);
    await expect(window.scrollY).toBe(0);
    await expect(document.documentElement.scrollWidth).toBe(innerWidth);
  },
};

/** Whichever link has the focus is wholly in view. */
export const ByKeyboardOnAPhone: Story = {
  args: { currentPath: '/consultancy' },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div className={phoneWide}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list').getBoundingClientRect();
    const links = canvas.getAllByRole('link');
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    const inView = async (link: HTMLElement | undefined) => {
      await expect(link).toHaveFocus();
      // A row that snaps would do so once the scrolling has ended.
      await new Promise((resolve) => setTimeout(resolve, 100));
      const { left = 0, right = 0 } = link?.getBoundingClientRect() ?? {};
      await expect(left).toBeGreaterThanOrEqual(row.left);
      await expect(right).toBeLessThanOrEqual(row.right);
    };
    for (const link of links.slice(1)) {
      await userEvent.tab();
      await inView(link);
    }
    for (const link of links.slice(0, -1).reverse()) {
      await userEvent.tab({ shift: true });
      await inView(link);
    }
  },
};

export const NoneActive: Story = { args: { currentPath: '#elsewhere' } };
