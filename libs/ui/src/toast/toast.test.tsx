import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { ToastRegion } from './toast.tsx';
import { toastTones, type ToastEntry } from './use-toasts.ts';

const ignore = () => undefined;
const toasts: readonly ToastEntry[] = toastTones.map((tone, id) => ({
  id,
  tone,
  text: `A ${tone} message`,
  action: { label: `Undo ${tone}`, onAction: ignore },
}));

describeConformance(
  'ToastRegion',
  (props) => <ToastRegion toasts={toasts} onDismiss={ignore} {...props} />,
  {
    rootTag: 'section',
    texts: ['Notifications', 'Dismiss', ...toastTones.map((tone) => `A ${tone} message`)],
  },
);

describeConformance('ToastRegion without messages', (props) => (
  <ToastRegion toasts={[]} onDismiss={ignore} {...props} />
));

describe('ToastRegion', () => {
  const html = renderToStaticMarkup(
    <ToastRegion toasts={toasts} onDismiss={ignore} label="Messages" />,
  );

  it('is a named region', () => {
    expect(html).toMatch(/^<section aria-label="Messages"/);
  });

  it('interrupts for danger only', () => {
    const [urgent = '', polite = ''] = html.split('aria-live="polite"');
    expect(urgent).toContain('role="alert"');
    expect(urgent).toContain('A danger message');
    expect(urgent).not.toContain('A success message');
    expect(polite).toContain('A success message');
    expect(polite).toContain('A info message');
  });
});
