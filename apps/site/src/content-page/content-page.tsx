import type { Page as PageContent, PageSection, SectionItem } from '@example/content/types';
import { ContentCard } from '@example/ui/content-card';
import { Grid } from '@example/ui/grid';
import { Inline } from '@example/ui/inline';
import { Link } from '@example/ui/link';
import { LinkCard } from '@example/ui/link-card';
import { Section, type SectionTone } from '@example/ui/section';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import { Icon } from '@example/ui/icon';
import { PageLayout } from '../layout/page-layout.tsx';
import type { Page } from '../routing/page.ts';

const Item = ({ label, title, description, points, href, links, icon }: SectionItem) => {
  const eyebrow = label && (
    <Text size="sm" tone="accent" weight="bold">
      {label}
    </Text>
  );
  if (href) {
    return (
      <LinkCard heading={title} href={href} picture={icon && <Icon name={icon} size="xl" />}>
        {description}
      </LinkCard>
    );
  }
  return (
    <ContentCard heading={title} icon={icon} list={points}>
      {eyebrow}
      {description && <Text tone="muted">{description}</Text>}
      {links?.map((link) => (
        <Link key={link.href} href={link.href} standalone underline="hover">
          {link.label}
        </Link>
      ))}
    </ContentCard>
  );
};

/** Three or six cards stand in threes, others in pairs or fours. */
const columnsFor = (count: number) =>
  count % 3 === 0 ? 3 : count % 4 === 0 ? 4 : count > 4 ? 3 : 2;

const PagePart = ({ part, tone }: { readonly part: PageSection; readonly tone: SectionTone }) => {
  const { id, heading, paragraphs = [], items = [], links = [] } = part;
  return (
    <Section id={id} heading={heading} headingSize="xxl" tone={tone}>
      <Stack gap="xl">
        {paragraphs.length > 0 && (
          <Stack>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Stack>
        )}
        {items.length > 0 && (
          <Grid columns={columnsFor(items.length)}>
            {items.map((item) => (
              <Item key={`${item.label ?? ''}${item.title}`} {...item} />
            ))}
          </Grid>
        )}
        {links.length > 0 && (
          <Inline gap="lg">
            {links.map((link) => (
              <Link key={link.href} href={link.href} standalone underline="hover">
                {link.label}
                <Icon name="arrow-right" />
              </Link>
            ))}
          </Inline>
        )}
      </Stack>
    </Section>
  );
};

/** A page made of what its content says, section by section. */
export const contentPage = (content: PageContent): Page => {
  const { path, title, description, heading, intro, sections } = content;
  const [lead, ...paragraphs] = intro;
  return {
    path,
    meta: { title, description },
    Component: () => (
      <PageLayout path={path}>
        <Section heading={heading} headingLevel={1} tone="inverse" lead={lead}>
          {paragraphs.length > 0 && (
            <Stack>
              {paragraphs.map((paragraph) => (
                <Text key={paragraph} tone="muted">
                  {paragraph}
                </Text>
              ))}
            </Stack>
          )}
        </Section>
        {sections.map((part, index) => (
          <PagePart key={part.id} part={part} tone={index % 2 === 0 ? 'canvas' : 'sunken'} />
        ))}
      </PageLayout>
    ),
  };
};
