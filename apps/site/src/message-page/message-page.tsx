import type { ErrorPage } from '@example/content/types';
import { Button } from '@example/ui/button';
import { Inline } from '@example/ui/inline';
import { Section } from '@example/ui/section';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import { PageLayout } from '../layout/page-layout.tsx';
import { AnswerHeading, type AnswerHeadingProps } from './answer-heading.tsx';

interface MessagePageProps {
  readonly path: string;
  readonly message: Pick<ErrorPage, 'heading' | 'paragraphs' | 'links'>;
  /** Present when the message answers a form. */
  readonly answer?: Omit<AnswerHeadingProps, 'heading'> | undefined;
}

/** Renders a page with one message and links to other pages. */
export const MessagePage = ({ path, message, answer }: MessagePageProps) => (
  <PageLayout path={path}>
    <Section
      heading={answer ? <AnswerHeading {...answer} heading={message.heading} /> : message.heading}
      headingLevel={1}
    >
      <Stack gap="lg">
        {message.paragraphs.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
        <Inline>
          {message.links.map(({ href, label }, index) => (
            <Button key={href} href={href} variant={index === 0 ? 'primary' : 'secondary'}>
              {label}
            </Button>
          ))}
        </Inline>
      </Stack>
    </Section>
  </PageLayout>
);
