import { fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { describe, expect, it } from 'vitest';
import { SiteHeader } from '../components/site-header/site-header.tsx';
import { navigation } from './navigation.tsx';

/** Renders into a frame, as the preview of a page does. */
const renderInFrame = (ui: ReactNode) => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const page = frame.contentDocument;
  if (page === null) throw new Error('The frame has no document.');
  render(createPortal(ui, page.body));
  return page;
};

describe('in a frame', () => {
  it('keeps the open group of a header while the focus is in it, and closes it by a press elsewhere', () => {
    const page = renderInFrame(<SiteHeader brandName="Example" items={navigation} />);
    const group = page.querySelector('details');
    if (group === null) throw new Error('no group');
    group.open = true;
    const [name, link] = [group.querySelector('summary'), group.querySelector('a')];
    fireEvent.focusOut(name ?? group, { relatedTarget: link });
    expect(group.open).toBe(true);
    fireEvent.pointerDown(page.body);
    expect(group.open).toBe(false);
  });
});
