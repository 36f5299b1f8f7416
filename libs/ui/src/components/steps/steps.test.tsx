import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { Steps } from './steps.tsx';

const steps = [
  { title: 'Needs Assessment', text: 'We listen.' },
  { title: 'Customization', text: 'It becomes yours.' },
  { title: 'Training & Rollout' },
];

describeConformance('Steps', (props) => <Steps {...props} steps={steps} />, {
  rootTag: 'ol',
  texts: ['Needs Assessment', 'We listen.', 'It becomes yours.', 'Training & Rollout'],
});

describe('Steps', () => {
  it('has a heading of the given level in each item, and a text only when there is one', () => {
    const html = renderToStaticMarkup(<Steps steps={steps} level={2} />);
    expect(html.match(/<li/g)).toHaveLength(3);
    expect(html.match(/<h2/g)).toHaveLength(3);
    expect(html.match(/<p/g)).toHaveLength(2);
  });
});
