// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTypedFilter } from './use-typed-filter.ts';

const REST_MS = 250;
const UNTIL_THERE_MS = 100;

/** A field whose filter is in the address a moment after it was asked for. */
const Field = () => {
  const [address, setAddress] = useState('');
  const { typed, setTyped, filterNow } = useTypedFilter(address, (text) => {
    setTimeout(() => {
      setAddress(text);
    }, UNTIL_THERE_MS);
  });
  return (
    <>
      <input
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
        onKeyDown={filterNow}
      />
      <output>{address}</output>
      <button
        type="button"
        onClick={() => {
          setAddress('view');
        }}
      >
        Open a view
      </button>
      <button
        type="button"
        onClick={() => {
          setAddress('');
        }}
      >
        Clear
      </button>
    </>
  );
};

const field = () => screen.getByRole('textbox');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
const shown = () => [(field() as HTMLInputElement).value, screen.getByRole('status').textContent];

beforeEach(() => {
  vi.useFakeTimers();
  render(<Field />);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('what is typed into a filter', () => {
  it('filters after a pause', () => {
    type('bin ');
    pass(REST_MS + UNTIL_THERE_MS - 1);
    expect(shown()).toEqual(['bin ', '']);
    pass(1);
    expect(shown()).toEqual(['bin ', 'bin']);
  });

  it('stays when it goes on before the address follows', () => {
    type('bin');
    pass(REST_MS);
    type('binu');
    pass(UNTIL_THERE_MS);
    expect(shown()).toEqual(['binu', 'bin']);
    pass(REST_MS);
    expect(shown()).toEqual(['binu', 'binu']);
  });

  it('stays when several were asked for', () => {
    type('bin');
    pass(REST_MS);
    type('binu');
    fireEvent.keyDown(field(), { key: 'Enter' });
    type('binu t');
    pass(UNTIL_THERE_MS);
    expect(shown()).toEqual(['binu t', 'binu']);
  });

  it('gives way to a filter that is set elsewhere', () => {
    type('bin');
    pass(REST_MS + UNTIL_THERE_MS);
    press('Open a view');
    expect(shown()).toEqual(['view', 'view']);
    type('');
    pass(REST_MS + UNTIL_THERE_MS);
    press('Open a view');
    press('Clear');
    expect(shown()).toEqual(['', '']);
  });
});
