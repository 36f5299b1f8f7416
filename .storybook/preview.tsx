import '@example/ui/theme';
import type { Decorator, Preview } from '@storybook/react-vite';
import { StrictMode, useLayoutEffect } from 'react';

/** Puts the toolbar's choice on the root, as the site does; `system` leaves it to the browser. */
const withTheme: Decorator = (Story, { globals }) => {
  const theme: unknown = globals['theme'];
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = 'en';
    if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
    else delete root.dataset['theme'];
  }, [theme]);
  return (
    <StrictMode>
      <Story />
    </StrictMode>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withTheme],
  initialGlobals: { theme: 'system' },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'System' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  parameters: {
    backgrounds: { disable: true },
    controls: { matchers: { date: /Date$/i } },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '360px', height: '740px' } },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } },
      },
    },
    a11y: {
      test: 'error',
      options: {
        runOnly: {
          type: 'tag',
          values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        },
      },
    },
  },
};

export default preview;
