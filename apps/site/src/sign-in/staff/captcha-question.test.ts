import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askCaptchaQuestion } from './captcha-question.ts';

vi.mock('../../client/http-clients.ts', () => new Promise(() => undefined));

describe('askCaptchaQuestion', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('gives up when its code hangs, so that the form is opened as a document', async () => {
    const asked = expect(askCaptchaQuestion()).rejects.toThrow('the code does not come');
    await vi.advanceTimersByTimeAsync(5000);
    await asked;
  });
});
