// @vitest-environment happy-dom
import { ApiError } from '@example/api/problem';
import { act, cleanup, render } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTitle } from '../view/use-title.ts';
import { messages } from '../messages/applications.ts';
import { DetailPanel, MailLink, PhoneLink } from './detail-panel.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Named = ({ name }: { readonly name: string }): ReactNode => {
  useTitle(name, messages.title);
  return name;
};

const Once = () => {
  const [isThere, setThere] = useState(true);
  return isThere && <button onClick={() => setThere(false)}>Send again</button>;
};

const panel = (id: string, data: string | undefined, error: Error | null = null) => (
  <MemoryRouter>
    <DetailPanel
      id={id}
      texts={messages}
      query={{ data, error, refetch: async () => Promise.resolve() }}
      back="/applications"
      previous={undefined}
      next={undefined}
    >
      {(name) => (
        <>
          <Named key={id} name={name} />
          <Once />
        </>
      )}
    </DetailPanel>
  </MemoryRouter>
);

describe('details', () => {
  it('stay when they cannot be read again, and go when what they show is there no more', () => {
    const { rerender, queryByText } = render(panel('A-00000001', 'Anu Thomas'));
    rerender(panel('A-00000001', 'Anu Thomas', new ApiError('timeout', 'no answer')));
    expect(queryByText('Anu Thomas')).not.toBeNull();
    rerender(panel('A-00000001', 'Anu Thomas', new ApiError('not-found', 'erased')));
    expect(queryByText('Anu Thomas')).toBeNull();
    expect(queryByText('It does not exist, or not any more.')).not.toBeNull();
    expect(document.title).toBe('A-00000001 · Applications · Desk');
  });
});

describe('the focus', () => {
  it('goes to details that could not be loaded, or are gone', () => {
    const { rerender, getByRole } = render(panel('A-00000001', undefined));
    const focused = () => document.activeElement === getByRole('complementary');
    expect(focused()).toBe(false);
    const failures = [new Error('no answer'), new ApiError('not-found', 'erased')];
    for (const [index, error] of failures.entries()) {
      const before = index === 0 ? undefined : 'Anu Thomas';
      rerender(panel('A-00000001', before));
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      rerender(panel('A-00000001', before, error));
      expect(focused(), error.message).toBe(true);
    }
  });
});

describe('the focus of a button that goes', () => {
  it('goes to the details, though nothing but a part of them is rendered again', async () => {
    const { getByRole } = render(panel('A-00000001', 'Anu Thomas'));
    const button = getByRole('button', { name: 'Send again' });
    act(() => button.focus());
    act(() => button.click());
    await vi.waitFor(() => expect(document.activeElement).toBe(getByRole('complementary')));
  });
});

describe('the title of the document beside details', () => {
  it('is the name of what is shown, and else of what was asked for', () => {
    const { rerender } = render(panel('A-00000001', undefined));
    expect(document.title).toBe('A-00000001 · Applications · Desk');
    rerender(panel('A-00000001', 'Anu Thomas'));
    expect(document.title).toBe('Anu Thomas · Applications · Desk');
    rerender(panel('A-XXXXXXXX', undefined, new Error('not there')));
    expect(document.title).toBe('A-XXXXXXXX · Applications · Desk');
  });
});

describe('the link to an email address', () => {
  it('is named by the whole address', () => {
    const { getByRole } = render(<MailLink to="asha.nair@example.com" />);
    expect(getByRole('link').getAttribute('aria-label')).toBe('asha.nair@example.com');
  });
});

describe('the link to a telephone number', () => {
  it.each([
    ['9876543210', '98765 43210', 'tel:9876543210'],
    ['919876543210', '+91 98765 43210', 'tel:+919876543210'],
    ['+919876543210', '+91 98765 43210', 'tel:+919876543210'],
    ['971501234567', '+971501234567', 'tel:+971501234567'],
    ['09876543210', '09876543210', 'tel:09876543210'],
    ['+91 (471) 000-0000', '+91 (471) 000-0000', 'tel:+914710000000'],
  ])('of %s shows %s and calls %s', (to, shown, href) => {
    const link = render(<PhoneLink to={to} />).getByRole('link', { name: shown });
    expect(link.getAttribute('href')).toBe(href);
  });
});
