import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { ExpandableCardGroup } from './expandable-card-group.tsx';
import { ExpandableCard } from './expandable-card.tsx';

describeConformance(
  'ExpandableCard',
  (props) => (
    <ExpandableCard {...props} title="Engineers first" icon="code" summary="Ask them.">
      You talk to them.
    </ExpandableCard>
  ),
  { rootTag: 'div', texts: ['Engineers first', 'Ask them.', 'You talk to them.'] },
);

const group = (
  <>
    <ExpandableCard title="Engineers first">You talk to them.</ExpandableCard>
    <ExpandableCard title="Here to stay" level={2}>
      Since 2012.
    </ExpandableCard>
  </>
);

describeConformance(
  'ExpandableCardGroup',
  (props) => <ExpandableCardGroup {...props}>{group}</ExpandableCardGroup>,
  {
    rootTag: 'div',
    texts: ['Engineers first', 'You talk to them.', 'Here to stay', 'Since 2012.'],
  },
);

describe('ExpandableCardGroup', () => {
  it.each([{}, { defaultExpanded: false }, { expanded: false }])(
    'is open in the server’s markup, without a button that could not work: %o',
    (props) => {
      const html = renderToStaticMarkup(
        <ExpandableCardGroup {...props}>{group}</ExpandableCardGroup>,
      );
      expect(html).not.toContain('hidden=');
      expect(html).not.toContain('<button');
      expect(html).toMatch(/^<div[^>]* data-expanded=""/);
      expect(html).toMatch(/<h2[^>]*>Here to stay<\/h2>/);
    },
  );

  it('hears of pointer, focus and keys beside its owner', async () => {
    const user = userEvent.setup();
    const heard = new Set<string>();
    const change = vi.fn();
    const hear = ({ type }: { readonly type: string }) => void heard.add(type);
    render(
      <ExpandableCardGroup
        onPointerEnter={hear}
        onPointerLeave={hear}
        onFocus={hear}
        onBlur={hear}
        onKeyDown={hear}
        onExpandedChange={change}
      >
        {group}
      </ExpandableCardGroup>,
    );
    await user.hover(screen.getByRole('button', { name: 'Here to stay' }));
    await user.unhover(screen.getByRole('button', { name: 'Here to stay' }));
    await user.tab();
    await user.keyboard('{Escape}');
    await user.tab();
    await user.tab();
    expect(change.mock.calls).toEqual([[true], [false], [true], [false]]);
    expect([...heard].sort()).toEqual(['blur', 'focus', 'keydown', 'pointerenter', 'pointerleave']);
  });
});
