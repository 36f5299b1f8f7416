import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageHeader } from '../page-header/page-header.tsx';
import { guide } from './page-drawing.guide.tsx';
import {
  BlogDrawing,
  CareerDrawing,
  CaseStudyDrawing,
  CloudDrawing,
  CompanyDrawing,
  ConsultancyDrawing,
  ContactDrawing,
  EducationDrawing,
  EnterpriseDrawing,
  FintechDrawing,
  GisDrawing,
  IntegrationDrawing,
  LoginDrawing,
  ProductsDrawing,
  ServicesDrawing,
  SoftwareDrawing,
  UtilityDrawing,
} from './index.ts';

const meta = {
  title: 'Pictures/PageDrawing',
  component: ConsultancyDrawing,
  parameters: { guide },
} satisfies Meta<typeof ConsultancyDrawing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Consultancy: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
export const Blog: Story = { render: () => <BlogDrawing /> };
export const Career: Story = { render: () => <CareerDrawing /> };
export const CaseStudy: Story = { render: () => <CaseStudyDrawing /> };
export const Cloud: Story = { render: () => <CloudDrawing /> };
export const Company: Story = { render: () => <CompanyDrawing /> };
export const Contact: Story = { render: () => <ContactDrawing /> };
export const Education: Story = { render: () => <EducationDrawing /> };
export const Enterprise: Story = { render: () => <EnterpriseDrawing /> };
export const Fintech: Story = { render: () => <FintechDrawing /> };
export const Gis: Story = { render: () => <GisDrawing /> };
export const Integration: Story = { render: () => <IntegrationDrawing /> };
export const Login: Story = { render: () => <LoginDrawing /> };
export const Products: Story = { render: () => <ProductsDrawing /> };
export const Services: Story = { render: () => <ServicesDrawing /> };
export const Software: Story = { render: () => <SoftwareDrawing /> };
export const Utility: Story = { render: () => <UtilityDrawing /> };

/** Stands on the deep surface of a page's head. */
export const AtAPagesHead: Story = {
  name: 'At the Head of a Page',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <PageHeader
      heading="Water & Utility Consultancy"
      lead="Assets that work day and night are looked after before they fail."
      picture={<UtilityDrawing />}
    />
  ),
};

export const Labelled: Story = {
  args: { label: 'A project’s steps, month by month' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'A project’s steps, month by month' }),
    ).toBeVisible();
  },
};
