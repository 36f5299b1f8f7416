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
    image: <ProductScreen product="file-vault" label="" />,
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

/** One of three beside what a page is about; a drawing stands on the well's edge. On phones the picture is beside the words. */
export const Small: Story = {
  render: () => (
    <Grid columns={3}>
      <ProductCard
        size="md"
        image={<ProductScreen product="file-vault" label="" />}
        title="FileVault"
        subtitle="Digital document management and eOffice"
        href="#file-vault"
        callToAction="View product"
      />
      <ProductCard
        size="md"
        image={<Illustration name="education" />}
        title="Education"
        subtitle="A campus in one system"
        href="#education"
        callToAction="View product"
      />
      <ProductCard
        size="md"
        image={<Illustration name="fintech" />}
        title="Fintech"
        subtitle="Customer identity verification"
        href="#fintech"
        callToAction="View product"
      />
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    const wells = [...canvasElement.querySelectorAll('svg')]
      .filter((picture) => picture.parentElement?.nextElementSibling !== null)
      .map((picture) => picture.parentElement?.getBoundingClientRect());
    const [first, second] = wells;
    await expect(second?.height).toBeCloseTo(first?.height ?? NaN, 0);
    const title = canvas.getByRole('link', { name: 'FileVault' }).getBoundingClientRect();
    if (innerWidth >= 480) await expect(title.top).toBeGreaterThan(first?.bottom ?? NaN);
    else await expect(title.left).toBeGreaterThan(first?.right ?? NaN);
  },
};

/** 'Our Products'. */
export const Row: Story = {
  render: () => (
    <Grid columns={2}>
      <ProductCard
        image={<ProductScreen product="file-vault" label="" />}
        title="FileVault"
        subtitle="Digital document management and eOffice"
        href="#file-vault"
        callToAction="View product"
      />
      <ProductCard
        image={<ProductScreen product="aero-management" label="" />}
        title="Aero Management"
        subtitle="Airport Revenue Monitoring System"
        href="#aero-management"
        callToAction="View product"
      />
      <ProductCard
        image={<ProductScreen product="urban-erp" label="" />}
        title="Municipal ERP"
        subtitle="Budget, taxes and works of a city, ward by ward"
        href="#urban-erp"
        callToAction="View product"
      />
      <ProductCard
        image={<ProductScreen product="forex" label="" />}
        title="ForEx"
        subtitle="For authorised money changers"
        href="#forex"
        callToAction="View product"
      />
    </Grid>
  ),
};
