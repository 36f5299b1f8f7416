import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import { Button } from '../button/button.tsx';
import { CloudDrawing, ContactDrawing } from '../page-drawing/index.ts';
import { ProductScreen } from '../product-screen/product-screen.tsx';
import { Text } from '../text/text.tsx';
import { guide } from './page-header.guide.tsx';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    heading: 'Cloud Services',
    lead: 'We move what you run to the cloud, one application at a time, and stay until it runs.',
  },
} satisfies Meta<typeof PageHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

const way = <Breadcrumbs items={[{ label: 'Services', href: '#services' }]} current="Cloud" />;

export const WordsOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Cloud Services' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Cloud Services' })).toBeVisible();
  },
};

export const WithDrawing: Story = {
  args: {
    breadcrumbs: way,
    eyebrow: 'Service',
    picture: <CloudDrawing />,
    actions: (
      <>
        <Button href="#contact">Talk to us</Button>
        <Button href="#cases" variant="secondary">
          See what we moved
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveAccessibleName('Services');
  },
};

export const WithProductScreen: Story = {
  args: {
    heading: 'Airport Revenue Monitoring System',
    lead: 'What was used, what was agreed, what was invoiced and what has been paid, in one place.',
    picture: (
      <ProductScreen screen="revenue" product="Aero-DB" label="A dashboard of revenue by stream" />
    ),
    children: (
      <Text tone="muted">
        Differences show up on the day they arise, when somebody still remembers why.
      </Text>
    ),
  },
};

/** Above a form or a list the picture shows only where it pushes nothing down. */
export const PictureBeside: Story = {
  args: {
    heading: 'Contact',
    lead: 'Call, write or come by.',
    breadcrumbs: way,
    picture: <ContactDrawing label="A street plan" />,
    pictureAt: 'beside',
  },
  play: async ({ canvas }) => {
    const picture = canvas.queryByRole('img', { name: 'A street plan' });
    if (innerWidth < 1024) {
      await expect(picture).toBeNull();
      return;
    }
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const trail = canvas.getByRole('navigation').getBoundingClientRect();
    const drawn = picture?.getBoundingClientRect();
    await expect(drawn?.left).toBeGreaterThan(heading.right);
    await expect(drawn?.top).toBeLessThanOrEqual(trail.bottom);
  },
};

/** A name that does not fit on one line, and no picture. */
export const LongHeading: Story = {
  args: {
    breadcrumbs: way,
    heading: 'Consultancy for water, power and gas utilities and the bodies that oversee them',
  },
};
