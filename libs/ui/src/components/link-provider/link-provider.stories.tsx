import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Inline } from '../inline/inline.tsx';
import { Link } from '../link/link.tsx';
import { guide } from './link-provider.guide.tsx';
import { LinkProvider, type LinkComponent } from './link-provider.tsx';

/** Stands in for a router's link: goes to a place on this page. */
const RouterLink: LinkComponent = ({ href, children, ...rest }) => (
  <a {...rest} href={`#${href}`}>
    {children}
  </a>
);

const meta = {
  title: 'Navigation/LinkProvider',
  component: LinkProvider,
  parameters: { guide },
  args: {
    component: RouterLink,
    children: (
      <Inline gap="md">
        <Button href="/contact">Contact us</Button>
        <Link href="/careers">Careers</Link>
        <Link href="mailto:hello@example.com">hello@example.com</Link>
      </Inline>
    ),
  },
} satisfies Meta<typeof LinkProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Links within the site are the router's; the mail's is a plain one. */
export const Router: Story = {
  play: async ({ canvas }) => {
    const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(['#/contact', '#/careers', 'mailto:hello@example.com']);
  },
};
