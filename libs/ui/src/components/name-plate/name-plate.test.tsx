import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { NamePlate, namePlateMarks } from './name-plate.tsx';

describeConformance(
  'NamePlate',
  (props) => <NamePlate {...props} name="Harbour Trust" note="Head of Finance" mark="wave" />,
  { rootTag: 'div', texts: ['Harbour Trust', 'Head of Finance'] },
);

describeConformance(
  'NamePlate with a mark of your own',
  (props) => <NamePlate {...props} name="Harbour Trust" mark={<svg data-own="" />} />,
  { rootTag: 'div', texts: ['Harbour Trust'] },
);

describe('NamePlate', () => {
  it('has the initials of its first and last word where it has no mark, for the eye only', () => {
    const html = renderToStaticMarkup(<NamePlate name="Port of Kochi" />);
    expect(html).toMatch(/<span[^>]* aria-hidden="true">PK<\/span>/);
    expect(html).not.toContain('<svg');
  });

  it('shows a mark of your own in place of initials, for the eye only', () => {
    const html = renderToStaticMarkup(
      <NamePlate name="Port of Kochi" mark={<svg data-own="" />} />,
    );
    expect(html).toMatch(/<span[^>]* aria-hidden="true"><span[^>]*><svg data-own=""/);
    expect(html).not.toContain('PK<');
  });

  it('has a drawing of its own for each mark', () => {
    const drawn = namePlateMarks.map((mark) =>
      renderToStaticMarkup(<NamePlate name="Harbour Trust" mark={mark} />),
    );
    expect(new Set(drawn).size).toBe(14);
  });
});
