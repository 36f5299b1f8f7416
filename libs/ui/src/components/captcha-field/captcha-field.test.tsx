import { describe, expect, it } from 'vitest';
import { describeFieldConformance } from '../../testing/field-conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { CaptchaField } from './captcha-field.tsx';

describeFieldConformance(
  'CaptchaField',
  (props) => (
    <CaptchaField {...props} refreshHref="?captcha=new" alternative="Call us instead">
      7K3P9
    </CaptchaField>
  ),
  { texts: ['7K3P9', 'Call us instead', 'Refresh'] },
);

describe('CaptchaField', () => {
  it('is never filled in by the browser', () => {
    const html = renderToStaticMarkup(
      <CaptchaField name="captcha" label="Captcha" autoComplete="on">
        7K3P9
      </CaptchaField>,
    );
    expect(html).toContain('autoComplete="off"');
    expect(html).toContain('spellCheck="false"');
  });

  it('offers new characters when there are any: by a link without JavaScript', () => {
    const render = (props: { readonly onRefresh?: () => void; readonly refreshHref?: string }) =>
      renderToStaticMarkup(
        <CaptchaField name="captcha" label="Captcha" {...props}>
          7K3P9
        </CaptchaField>,
      );
    expect(render({})).not.toContain('Refresh');
    expect(render({ onRefresh: () => undefined })).toContain('<button type="button"');
    expect(render({ refreshHref: '?new' })).toMatch(/<a [^>]*href="\?new"/);
  });
});
