import { Section, type SectionProps } from '@example/ui/section';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import type { PartProps } from './part.ts';

type BandProps = PartProps & Omit<SectionProps, 'id' | 'heading' | 'lead' | 'tone' | 'part'>;

/** Renders a part as a band across the page, with its heading and the text below it. */
export const Band = ({ part, tone, children, ...rest }: BandProps) => {
  const [lead, ...paragraphs] = part.paragraphs ?? [];
  return (
    <Section
      {...rest}
      id={part.id}
      heading={part.heading}
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
