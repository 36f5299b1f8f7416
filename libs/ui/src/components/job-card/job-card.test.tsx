import { describe, expect, it } from 'vitest';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { job } from './job-card.example.ts';
import { JobCard } from './job-card.tsx';

describeConformance(
  'JobCard',
  (props) => (
    <JobCard
      {...props}
      {...job}
      closing={<Badge tone="highlight">Closes tomorrow</Badge>}
      actions={<Button href="?job=1">More Details</Button>}
    />
  ),
  {
    rootTag: 'article',
    texts: [
      'GIS Analyst',
      'Category',
      'GIS',
      'Office',
      'Headquarters',
      'District',
      'Thiruvananthapuram',
      'Full time',
      'Last date for submission',
      '31-12-2026',
      'Closes tomorrow',
      'More Details',
    ],
  },
);

describe('JobCard', () => {
  const html = renderToStaticMarkup(<JobCard {...job} />);

  it('has the last date for machines too', () => {
    expect(html).toMatch(/<time dateTime="2026-12-31"[^>]*>31-12-2026<\/time>/i);
  });

  it('is named by its title', () => {
    const [, id] = /aria-labelledby="([^"]+)"/.exec(html) ?? [];
    expect(html).toMatch(new RegExp(`<h3[^>]* id="${String(id)}"[^>]*>GIS Analyst</h3>`));
  });
});
