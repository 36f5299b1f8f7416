import { guide, type GuideLink } from '@example/content/discovery';

/** Formats llms.txt (llmstxt.org): name, summary and pages of the site, for programs that read it for people. */
export const writeLlmsTxt = (publicOrigin: string, isServed: (path: string) => boolean): string => {
  const toLine = ({ label, href, description }: GuideLink) =>
    `- [${label}](${publicOrigin}${href})${description === undefined ? '' : `: ${description}`}`;
  const sections = guide.sections
    .map(({ heading, links }) => ({ heading, links: links.filter(({ href }) => isServed(href)) }))
    .filter(({ links }) => links.length > 0)
    .map(({ heading, links }) => `## ${heading}\n\n${links.map(toLine).join('\n')}\n`);
  return [`# ${guide.name}\n`, `> ${guide.summary}\n`, ...sections].join('\n');
};
