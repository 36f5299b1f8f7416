import { Section, type SectionProps } from '@example/ui/section';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import type { SectionLayoutProps } from './section-layout.ts';

type BandProps = SectionLayoutProps & Omit<SectionProps, 'id' | 'heading' | 'lead' | 'tone'>;

/** Renders a section as a band across the page, with its heading and the text below it. */
export const Band = ({ section, tone, children, ...rest }: BandProps) => {
  const [lead, ...paragraphs] = section.paragraphs ?? [];
  return (
    <Section
      {...rest}
      id={section.id}
      heading={section.heading}
      headingSize="xxl"
      lead={lead}
      tone={tone}
    >
      {paragraphs.length > 0 ? (
        <Stack gap="xl">
          <Stack>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Stack>
          {children}
        </Stack>
      ) : (
        children
      )}
    </Section>
  );
};
