import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { App } from './link-provider.example.tsx';
import example from './link-provider.example.tsx?raw';
import { guide } from './link-provider.guide.tsx';
import { LinkProvider } from './link-provider.tsx';

const meta = {
  title: 'Navigation/LinkProvider',
  component: LinkProvider,
  parameters: { guide, rest: 'none', docs: { source: { code: example } } },
  render: () => <App />,
} satisfies Meta;

export default meta;

/** Links within the site are the router's; the mail's is a plain one. */
export const Router: StoryObj = {
  play: async ({ canvas }) => {
    const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(['#/contact', '#/careers', 'mailto:hello@example.com']);
  },
};
