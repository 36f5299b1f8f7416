import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { dateOf, dayAfter, dayOf, dayText, momentOf } from './dates.ts';

describe('dates', () => {
  it('are those of Asia/Kolkata', () => {
    const lateInLondon = Date.UTC(2026, 10, 6, 20, 0);
    expect(dayOf(lateInLondon)).toBe('7 Nov 2026');
    expect(momentOf(lateInLondon)).toBe('7 Nov 2026, 01:30 IST');
    expect(dateOf(lateInLondon)).toBe('2026-11-07');
  });

  it('that fields and the service get are the same in each browser, whatever its formats', async () => {
    // As in some of 2023, for Canada.
    class OtherFormat extends Intl.DateTimeFormat {
      override format() {
        return '11/7/26';
      }
    }
    vi.stubGlobal('Intl', { DateTimeFormat: OtherFormat });
    vi.resetModules();
    onTestFinished(() => void vi.unstubAllGlobals());
    const there = await import('./dates.ts');
    expect(there.dateOf(Date.UTC(2026, 10, 6, 20, 0))).toBe('2026-11-07');
  });

  it('do not depend on the time zone when they are days', () => {
    expect(dayText('2026-11-07')).toBe('7 Nov 2026');
    expect(dayAfter('2026-02-28')).toBe('2026-03-01');
    expect(dayAfter('2027-12-31')).toBe('2028-01-01');
  });
});
