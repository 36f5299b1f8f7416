import '@example/ui/theme';
import type { Decorator, Preview, StoryContext } from '@storybook/react-vite';
import {
  lazy,
  StrictMode,
  Suspense,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { addBrandStyles, brandItems } from './brands.ts';
import { withFittingControls } from './controls.ts';
import { growTexts } from './stress.ts';
import { directionOf, putOnDocsRoot, putOnRoot } from './surroundings.ts';

addBrandStyles();

/** Loads the parts of documentation on demand: a story that runs as a test needs neither. */
const GuidePage = lazy(async () => import('./guide-page.tsx'));
const ThemedDocsContainer = lazy(async () => import('./docs-container.tsx'));
const DocsStory = lazy(async () => ({ default: (await import('./docs-story.tsx')).DocsStory }));

const withSurroundings: Decorator = (Story, { globals, viewMode }) => {
  const { theme, brand, direction, motion } = globals;
  const isInDocs = viewMode === 'docs';
  useLayoutEffect(() => {
    const put = isInDocs ? putOnDocsRoot : putOnRoot;
    put({ theme, brand, direction, motion });
  }, [isInDocs, theme, brand, direction, motion]);
  const story = (
    <StrictMode>
      <Story />
    </StrictMode>
  );
  return isInDocs && directionOf(globals) === 'rtl' ? <div dir="rtl">{story}</div> : story;
};

const LongTexts = ({ children }: { readonly children: ReactNode }) => {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (root.current) growTexts(root.current);
  }, []);
  return <div ref={root}>{children}</div>;
};

const withLongTexts: Decorator = (Story, { globals }) =>
  globals['texts'] === 'long' ? (
    <LongTexts>
      <Story />
    </LongTexts>
  ) : (
    <Story />
  );

/** Returns a menu of the toolbar from its values and their titles. */
const choice = (
  description: string,
  title: string,
  icon: 'contrast' | 'transfer' | 'globe' | 'lightning',
  titles: Readonly<Record<string, string>>,
) => ({
  description,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(titles).map(([value, name]) => ({ value, title: name })),
  },
});

const isTest = import.meta.env.MODE === 'test';

/** Options of axe in tests, which check contrast separately, in all brands and themes. */
const faultsButColours = {
  resultTypes: ['violations'],
  rules: { 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } },
};

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [withFittingControls],
  decorators: [withLongTexts, withSurroundings],
  initialGlobals: {
    theme: 'system',
    brand: 'ink-and-teal',
    direction: 'ltr',
    texts: 'given',
    motion: 'system',
  },
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: { title: 'Brand', icon: 'paintbrush', dynamicTitle: true, items: brandItems },
    },
    theme: choice('Light or dark', 'Theme', 'contrast', {
      system: 'System',
      light: 'Light',
      dark: 'Dark',
      both: 'Light and dark',
    }),
    direction: choice('Direction of writing', 'Direction', 'transfer', {
      ltr: 'Left to right',
      rtl: 'Right to left',
    }),
    texts: choice('Length of the texts', 'Texts', 'globe', {
      given: 'Texts as given',
      long: 'Texts 40 % longer',
    }),
    motion: choice('Motion', 'Motion', 'lightning', {
      system: 'Motion by system',
      reduced: 'Reduced motion',
    }),
  },
  parameters: {
    docs: {
      source: {
        type: 'dynamic',
        transform: async (code: string, context: StoryContext) =>
          // Storybook transforms the code more than once.
          code.startsWith('import ') ? code : (await import('./story-code.tsx')).storyCode(context),
      },
      container: (props: ComponentProps<typeof ThemedDocsContainer>) => (
        <Suspense>
          <ThemedDocsContainer {...props} />
        </Suspense>
      ),
      components: {
        // Storybook's own draws every story in the page or in a frame as wide as the column.
        Story: (props: ComponentProps<typeof DocsStory>) => (
          <Suspense>
            <DocsStory {...props} />
          </Suspense>
        ),
      },
      toc: {
        title: 'On this page',
        headingSelector: 'h2, h3',
        // Headings inside stories and examples do not belong to the page.
        ignoreSelector: '.docs-story *, [data-shown] *',
      },
      page: () => (
        <Suspense>
          <GuidePage />
        </Suspense>
      ),
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          'Layout',
          'Text',
          'Actions',
          'Navigation',
          'Pictures',
          'Cards',
          'Content',
          'Forms',
          'Overlays',
          'Feedback',
          'Motion',
          'Patterns',
        ],
      },
    },
    backgrounds: { disable: true },
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
        ...(isTest && faultsButColours),
      },
    },
  },
};

export default preview;
