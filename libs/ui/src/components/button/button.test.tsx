import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { Button } from './button.tsx';

describe('Button (plain)', () => {
  describeConformance('Button', (props) => <Button {...props}>Send</Button>, {
    rootTag: 'button',
    texts: ['Send'],
  });
});

describe('Button (busy)', () => {
  describeConformance(
    'Button',
    (props) => (
      <Button busy busyLabel="Sending" {...props}>
        Send
      </Button>
    ),
    { rootTag: 'button', texts: ['Send', 'Sending'] },
  );
});

describe('Button (a link)', () => {
  describeConformance(
    'Button',
    (props) => (
      <Button href="/services" {...props}>
        See services
      </Button>
    ),
    { rootTag: 'a', texts: ['See services'] },
  );
});

describe('Button', () => {
  it('submits nothing unless it says so', () => {
    expect(renderToStaticMarkup(<Button>Open</Button>)).toContain('type="button"');
    expect(renderToStaticMarkup(<Button type="submit">Send</Button>)).toContain('type="submit"');
  });
  it('can still be reached while busy', () => {
    const html = renderToStaticMarkup(<Button busy>Send</Button>);
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toContain(' disabled');
  });
});
