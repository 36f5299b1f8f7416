import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { Progress } from './progress.tsx';

describe.each([{ value: 40 }, { value: undefined }, { value: 2, max: 5 }, { hideLabel: true }])(
  'Progress (%o)',
  (state) => {
    describeConformance(
      'Progress',
      (props) => <Progress label="Uploading" valueText="2 of 5 MB" {...state} {...props} />,
      { rootTag: 'div', texts: ['Uploading', '2 of 5 MB'] },
    );
  },
);

describe('Progress', () => {
  const bar = (html: string) => /<progress[^>]*>/.exec(html)?.[0] ?? '';

  it('is labelled', () => {
    const html = renderToStaticMarkup(<Progress label="Uploading" value={40} />);
    const [, id] = / for="([^"]+)"/.exec(html) ?? [];
    expect(bar(html)).toContain(` id="${String(id)}"`);
  });

  it('says how far it is', () => {
    expect(bar(renderToStaticMarkup(<Progress label="x" value={0} />))).toContain(' value="0"');
    expect(
      bar(renderToStaticMarkup(<Progress label="x" value={2} max={5} valueText="2 of 5" />)),
    ).toMatch(/ value="2" max="5" aria-valuetext="2 of 5"/);
  });

  it('has no value when nobody knows', () => {
    expect(bar(renderToStaticMarkup(<Progress label="x" />))).not.toContain(' value=');
  });
});
