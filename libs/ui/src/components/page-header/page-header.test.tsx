import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { PageHeader } from './page-header.tsx';

describeConformance(
  'PageHeader',
  (props) => (
    <PageHeader
      {...props}
      breadcrumbs={<a href="/">Home</a>}
      eyebrow="Service"
      heading="Cloud Services"
      lead="We move what you run."
      actions={<a href="/contact">Contact</a>}
      picture={<svg aria-hidden />}
    >
      One application at a time.
    </PageHeader>
  ),
  {
    rootTag: 'section',
    texts: [
      'Home',
      'Service',
      'Cloud Services',
      'We move what you run.',
      'One application at a time.',
      'Contact',
    ],
  },
);

describe('PageHeader', () => {
  it('is named by the page’s one level 1 heading', () => {
    const markup = renderToStaticMarkup(<PageHeader heading="Cloud Services" />);
    const id = /aria-labelledby="([^"]+)"/.exec(markup)?.[1];
    expect(id).toBeTruthy();
    expect(markup).toMatch(new RegExp(`<h1[^>]* id="${String(id)}"[^>]*>Cloud Services</h1>`));
  });

  it('leaves no box for what is not given', () => {
    const markup = renderToStaticMarkup(<PageHeader heading="Cloud Services" />);
    expect(markup.match(/<div/g)).toHaveLength(3);
  });
});
