import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { Illustration, illustrationNames } from './index.ts';

describeConformance(
  'Illustration',
  (props) => <Illustration {...props} name="cloud" label="A cloud" />,
  { rootTag: 'svg' },
);

describe.each(illustrationNames)('Illustration %s', (name) => {
  const html = renderToStaticMarkup(<Illustration name={name} />);

  it('is decorative without a label', () => {
    expect(html).toContain(' aria-hidden="true"');
    expect(html).not.toContain('role=');
  });

  it('stays lean: at most 1.2 KB of markup with the class names of a build', () => {
    const built = html.replaceAll(/class="([^"]*)"/g, (_all, names: string) => {
      const short = names.split(' ').map(() => 'abcdefg1');
      return `class="${short.join(' ')}"`;
    });
    expect(built.length).toBeLessThanOrEqual(1229);
  });
});
