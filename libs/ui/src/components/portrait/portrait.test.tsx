import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { Portrait, portraitNames } from './index.ts';

describe.each(portraitNames)('Portrait (%s)', (person) => {
  describeConformance(
    'Portrait',
    (props) => <Portrait {...props} person={person} label="Asha Example" />,
    { rootTag: 'svg' },
  );

  it('is an image with a name, or decoration', () => {
    const named = renderToStaticMarkup(<Portrait person={person} label="Asha Example" />);
    expect(named).toContain('role="img" aria-label="Asha Example"');
    const decoration = renderToStaticMarkup(<Portrait person={person} label="" />);
    expect(decoration).toContain('aria-hidden="true"');
    expect(decoration).not.toContain('role=');
  });
});

describe('Portrait', () => {
  const drawings = portraitNames.map((person) =>
    renderToStaticMarkup(<Portrait person={person} label="" />),
  );

  it('shows five people, no two alike', () => {
    expect(new Set(drawings).size).toBe(5);
  });

  it('stays lean: at most 900 bytes of markup with the class names of a build', () => {
    for (const html of drawings) {
      const built = html.replaceAll(/class="([^"]*)"/g, (_all, names: string) => {
        const short = names.split(' ').map(() => 'abcdefg1');
        return `class="${short.join(' ')}"`;
      });
      expect(built.length).toBeLessThanOrEqual(900);
    }
  });
});
