import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../grid/index.ts';
import { Illustration } from '../illustration/index.ts';
import { ProductScreen } from '../product-screen/index.ts';
import { guide } from './product-card.guide.tsx';
import { ProductCard } from './index.ts';

const meta = {
  title: 'Cards/ProductCard',
  component: ProductCard,
  parameters: { guide },
  args: {
    image: <ProductScreen screen="documents" product="FileVault" label="" />,
    title: 'FileVault',
    subtitle: 'Digital document management and eOffice',
    href: '#file-vault',
    callToAction: 'View product',
  },
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'FileVault' });
    const picture = canvasElement.querySelector('svg');
    if (picture === null) throw new Error('no picture');
    const { left, top } = picture.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 20, top + 20)).toBe(link);
  },
};

export const WithoutCallToAction: Story = { args: { callToAction: undefined } };

const featured = [
  meta.args,
  {
    image: <Illustration name="education" />,
    title: 'Education',
    subtitle: 'A campus in one system',
    href: '#education',
  },
  {
    image: <Illustration name="fintech" />,
    title: 'Fintech',
    subtitle: 'Customer identity verification',
    href: '#fintech',
  },
];

const wellsIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('svg')]
    .filter((picture) => picture.parentElement?.nextElementSibling !== null)
    .map((picture) => picture.parentElement?.getBoundingClientRect());

/** One of three cards beside a page's subject: a drawing stands on the well's edge, on phones beside the words. */
export const Small: Story = {
  render: () => (
    <Grid columns={3}>
      {featured.map(({ image, title, subtitle, href }) => (
        <ProductCard
          key={href}
          size="md"
          image={image}
          title={title}
          subtitle={subtitle}
          href={href}
          callToAction="View product"
        />
      ))}
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = wellsIn(canvasElement);
    const title = canvas.getByRole('link', { name: 'FileVault' }).getBoundingClientRect();
    if (innerWidth >= 768) {
      await expect(second?.height).toBeCloseTo(first?.height ?? NaN, 0);
      await expect(title.top).toBeGreaterThan(first?.bottom ?? NaN);
      // The line between well and words is as wide as the card.
      const words = canvas.getByText('A campus in one system').parentElement;
      await expect(words?.getBoundingClientRect().width).toBeCloseTo(second?.width ?? NaN, 0);
    } else await expect(title.left).toBeGreaterThan(first?.right ?? NaN);
  },
};

/** A drawing gets smaller in a narrow card, so that titles of a row are level. */
export const SmallAndNarrow: Story = {
  tags: ['!autodocs'],
  render: (args, context) => <Grid columns={2}>{Small.render?.(args, context)}</Grid>,
  play: async ({ canvasElement }) => {
    if (innerWidth < 768) return;
    const [first, second] = wellsIn(canvasElement);
    await expect(second?.height).toBeCloseTo(first?.height ?? NaN, 0);
  },
};

/** One of two cards: from 1024 px the picture is beside the words. */
export const PictureAtTheStart: Story = {
  args: { size: 'md', pictureAt: 'start' },
  play: async ({ canvas, canvasElement }) => {
    const picture = canvasElement.querySelector('svg')?.parentElement?.getBoundingClientRect();
    const title = canvas.getByRole('link', { name: 'FileVault' }).getBoundingClientRect();
    if (innerWidth >= 1024) await expect(title.left).toBeGreaterThan(picture?.right ?? NaN);
  },
};

const products = [
  ['documents', 'FileVault', 'Digital document management and eOffice'],
  ['revenue', 'Aero-DB', 'Airport Revenue Monitoring System'],
  ['budget', 'Municipal ERP', 'Budget, taxes and works of a city, ward by ward'],
  ['exchange', 'ForEx', 'For authorised money changers'],
] as const;

/** 'Our Products'. */
export const Row: Story = {
  render: () => (
    <Grid columns={2}>
      {products.map(([screen, title, subtitle]) => (
        <ProductCard
          key={screen}
          image={<ProductScreen screen={screen} product={title} label="" />}
          title={title}
          subtitle={subtitle}
          href={`#${screen}`}
          callToAction="View product"
        />
      ))}
    </Grid>
  ),
};
