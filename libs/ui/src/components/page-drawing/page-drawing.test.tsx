import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import * as drawings from './index.ts';

const conforms = { rootTag: 'svg' } as const;
const labelled = (Drawing: typeof drawings.GisDrawing) => (props: object) => (
  <Drawing {...props} label="What it shows" />
);

describeConformance('BlogDrawing', labelled(drawings.BlogDrawing), conforms);
describeConformance('CareerDrawing', labelled(drawings.CareerDrawing), conforms);
describeConformance('CaseStudyDrawing', labelled(drawings.CaseStudyDrawing), conforms);
describeConformance('CloudDrawing', labelled(drawings.CloudDrawing), conforms);
describeConformance('CompanyDrawing', labelled(drawings.CompanyDrawing), conforms);
describeConformance('ConsultancyDrawing', labelled(drawings.ConsultancyDrawing), conforms);
describeConformance('ContactDrawing', labelled(drawings.ContactDrawing), conforms);
describeConformance('EducationDrawing', labelled(drawings.EducationDrawing), conforms);
describeConformance('EnterpriseDrawing', labelled(drawings.EnterpriseDrawing), conforms);
describeConformance('FintechDrawing', labelled(drawings.FintechDrawing), conforms);
describeConformance('GisDrawing', labelled(drawings.GisDrawing), conforms);
describeConformance('IntegrationDrawing', labelled(drawings.IntegrationDrawing), conforms);
describeConformance('LoginDrawing', labelled(drawings.LoginDrawing), conforms);
describeConformance('ProductsDrawing', labelled(drawings.ProductsDrawing), conforms);
describeConformance('ServicesDrawing', labelled(drawings.ServicesDrawing), conforms);
describeConformance('SoftwareDrawing', labelled(drawings.SoftwareDrawing), conforms);
describeConformance('UtilityDrawing', labelled(drawings.UtilityDrawing), conforms);

describe.each(Object.entries(drawings))('%s', (_name, Drawing) => {
  const html = renderToStaticMarkup(<Drawing />);

  it('is decorative without a label', () => {
    expect(html).toContain(' aria-hidden="true"');
    expect(html).not.toContain('role=');
  });

  it('is as large as a product’s screen', () => {
    expect(html).toContain('viewBox="0 0 480 300"');
  });

  it('stays lean: at most 1.3 KB compressed, class names as in a build', () => {
    const built = html.replaceAll(/class="([^"]*)"/g, (_all, names: string) => {
      const short = names.split(' ').map((each) => `x${String(each.length)}`);
      return `class="${short.join(' ')}"`;
    });
    expect(brotliCompressSync(built).length).toBeLessThanOrEqual(1331);
  });
});
