import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from './map-facade.guide.tsx';
import { MapFacade } from './map-facade.tsx';

const page = `<!doctype html><html lang="en"><title>Map</title><style>body{margin:0;display:grid;place-content:center;min-height:100vh;font:1rem system-ui;color:#17324d;background:#dfe9e6}h1{font-size:1.25rem}</style><main><h1>The map of another company</h1></main></html>`;

const meta = {
  title: 'Content/MapFacade',
  component: MapFacade,
  parameters: { guide },
  args: {
    src: `data:text/html,${encodeURIComponent(page)}`,
    title: 'Map of Example House',
    address: ['Example House', '1 Sample Road', 'Trivandrum, Kerala'],
    href: '#map',
  },
} satisfies Meta<typeof MapFacade>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is loaded; the link is an ordinary one. */
export const Closed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await expect(canvas.getByText(/comes from another company/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the map' })).toHaveAttribute(
      'href',
      '#map',
    );
  },
};

/** A click loads the map, in the same place, and the focus goes to it. */
export const Loaded: Story = {
  parameters: {
    // The kit does not control the frame's contents.
    a11y: { context: { exclude: ['iframe'] } },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { height } = canvasElement.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Load the map' }));
    const frame = canvas.getByTitle('Map of Example House');
    await waitFor(() => expect(document.activeElement).toBe(frame));
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(frame).toHaveAttribute('sandbox');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Open the map' })).toBeVisible();
    await expect(canvasElement.getBoundingClientRect().height).toBe(height);
  },
};

export const OtherLanguage: Story = {
  args: {
    lang: 'de',
    title: 'Karte des Beispielhauses',
    linkText: 'Karte öffnen',
    buttonText: 'Karte laden',
    notice: 'Die Karte kommt von Kartenbeispiel, das dabei Ihre Netzadresse erfährt.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Karte laden' })).toBeVisible();
  },
};
