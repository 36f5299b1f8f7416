import { render } from '@testing-library/react/pure';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { LaterStyles } from './later-styles.tsx';
import { LATER_STYLES } from './page-styles.ts';

const css = '.A00{top:0}';

const stylesIn = (parent: Element) =>
  [...parent.querySelectorAll('style[data-later]')].map(({ textContent }) => textContent);

afterEach(() => {
  for (const style of document.head.querySelectorAll('style[data-later]')) style.remove();
});

it('is the element that a document fills', () => {
  expect(renderToString(<LaterStyles />)).toBe(LATER_STYLES);
});

it('keeps what the document has in it, and leaves it there when its part of the page goes', () => {
  const complaint = vi.fn();
  const container = document.createElement('div');
  container.innerHTML = LATER_STYLES.replace('><', `>${css}<`);
  document.body.append(container);
  const { rerender } = render(<LaterStyles key="a" />, {
    container,
    hydrate: true,
    onRecoverableError: complaint,
  });
  rerender(<LaterStyles key="a" />);
  expect(stylesIn(container)).toEqual([css]);
  rerender(<p />);
  expect(stylesIn(container)).toEqual([]);
  expect(stylesIn(document.head)).toEqual([css]);
  expect(complaint).not.toHaveBeenCalled();
});
