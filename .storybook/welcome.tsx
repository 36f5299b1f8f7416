import { Button } from '@example/ui/button';
import { ContentCard } from '@example/ui/content-card';
import { Eyebrow } from '@example/ui/eyebrow';
import { Grid } from '@example/ui/grid';
import { Heading } from '@example/ui/heading';
import { Illustration } from '@example/ui/illustration';
import { Inline } from '@example/ui/inline';
import { List } from '@example/ui/list';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import type { ReactNode } from 'react';
import * as styles from './welcome.css.ts';

interface PartProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

const Part = ({ title, lead, children }: PartProps) => (
  <section>
    <Stack gap="lg">
      <Stack gap="xs">
        <Heading level={2} id={title.toLowerCase().replace(/\W+/g, '-')}>
          {title}
        </Heading>
        {lead !== undefined && <Text tone="muted">{lead}</Text>}
      </Stack>
      {children}
    </Stack>
  </section>
);

interface StepProps {
  readonly title: string;
  readonly code: string;
  readonly children: ReactNode;
}

const Step = ({ title, code, children }: StepProps) => (
  <li className={styles.step}>
    <Stack gap="xs">
      <Heading level={3} size="lg">
        {title}
      </Heading>
      <Text tone="muted">{children}</Text>
    </Stack>
    {/* Long lines scroll, so the keyboard must reach them. */}
    <pre className={styles.code} tabIndex={0} aria-label={`Code: ${title}`} role="region">
      <code>{code}</code>
    </pre>
  </li>
);

const install = 'npm install @example/ui react react-dom';

const component = `// once, first: layers, reset, tokens, font
import '@example/ui/theme';
import { Button } from '@example/ui/button';

<Button href="/contact">Get in touch</Button>`;

const brand = `// brand.ts, run while building
import {
  createBrand,
  inkAndTeal,
} from '@example/ui/brand';

const { css } = createBrand({
  ...inkAndTeal,
  name: 'north',
  radius: { ...inkAndTeal.radius, large: '0' },
});`;

const families = [
  { title: 'Foundations', to: 'story/foundations-colour--colour', about: 'The tokens' },
  { title: 'Layout', to: 'docs/layout-section--docs', about: 'Sections, grids, heroes' },
  { title: 'Text', to: 'docs/text-heading--docs', about: 'Headings, texts, lists' },
  { title: 'Actions', to: 'docs/actions-button--docs', about: 'Buttons, links' },
  { title: 'Navigation', to: 'docs/navigation-siteheader--docs', about: 'Header, tabs, footer' },
  { title: 'Pictures', to: 'docs/pictures-illustration--docs', about: 'Icons, drawings, screens' },
  { title: 'Cards', to: 'docs/cards-linkcard--docs', about: 'Products, people, jobs, figures' },
  { title: 'Content', to: 'docs/content-timeline--docs', about: 'Timelines, steps, carousels' },
  { title: 'Forms', to: 'docs/forms-textfield--docs', about: 'Fields, errors, what was sent' },
  {
    title: 'Overlays and feedback',
    to: 'docs/overlays-dialog--docs',
    about: 'Dialogs, alerts, toasts, progress',
  },
  { title: 'Motion', to: 'docs/motion-reveal--docs', about: 'What moves, and for whom not' },
  { title: 'Patterns', to: 'story/patterns-form--with-errors', about: 'Components at work' },
] as const;

/** Introduces the design system and its use. */
export const Welcome = () => (
  <div className={styles.welcome}>
    <header className={styles.head}>
      <div className={styles.words}>
        <Eyebrow>@example/ui</Eyebrow>
        <Heading level={1} size="display">
          One kit for every company site
        </Heading>
        <Text size="lg" tone="muted">
          Components in React for sites that are read: marketing, careers, products. They are whole
          in the server’s HTML, usable by everyone, and take their looks from a brand.
        </Text>
        <Inline gap="sm">
          <Button href="./?path=/docs/navigation-siteheader--docs" target="_top">
            See a component
          </Button>
          <Button
            href="./?path=/story/patterns-landing-page--landing"
            target="_top"
            variant="secondary"
          >
            See a page made of them
          </Button>
        </Inline>
      </div>
      <Illustration name="software" className={styles.picture} />
    </header>
    <Part
      title="What is in it"
      lead="From the values everything is drawn with to whole pages. Each family opens at one of its pages."
    >
      <ul className={styles.families}>
        {families.map(({ title, to, about }) => (
          <li key={title}>
            <a href={`./?path=/${to}`} target="_top" className={styles.family}>
              <strong>{title}</strong>
              <span className={styles.about}>{about}</span>
            </a>
          </li>
        ))}
      </ul>
    </Part>
    <Part title="How to use it">
      <ol className={styles.steps}>
        <Step title="Install it" code={install}>
          React 19 or later. Any bundler that understands imported stylesheets will do.
        </Step>
        <Step title="Take a component" code={component}>
          Each has a path of its own, and brings its own code and styles and no other’s.
        </Step>
        <Step title="Give it your brand" code={brand}>
          One object of colours, faces, radii and shadows. Colours whose contrast fails AA are
          refused, with the pair and its ratio.
        </Step>
      </ol>
    </Part>
    <Part title="What holds for each component">
      <Grid columns={2}>
        <ContentCard icon="document" heading="Visible by default">
          All its text is in the HTML, and it works without JavaScript as far as HTML can.
        </ContentCard>
        <ContentCard icon="check" heading="Accessible">
          WCAG 2.2 AA: every story passes axe in Chromium under three brands, light and dark.
        </ContentCard>
        <ContentCard icon="pause" heading="Calm">
          Nothing moves for visitors who ask for reduced motion; what moves for long can be paused.
        </ContentCard>
        <ContentCard icon="shield" heading="Sturdy">
          It survives 320 px, text twice as large, texts 40&nbsp;% longer, right to left, forced
          colours and print.
        </ContentCard>
      </Grid>
    </Part>
    <Part title="How to review it">
      <List
        items={[
          'Foundations shows the tokens, drawn from their own values.',
          'Each component’s page says when to use it and when not, what it is made of, its keys and roles, right and wrong side by side, its props, and every state.',
          'The toolbar changes brand, theme, direction, the length of texts and motion, on this page too.',
          'Patterns shows components at work: a form with errors, a product page, a dialog’s flow.',
        ]}
      />
    </Part>
  </div>
);
