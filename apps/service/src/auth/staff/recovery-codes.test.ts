import { describe, expect, it } from 'vitest';
import { createRecoveryCodes, recoveryHash, recoveryHashes } from './recovery-codes.ts';

describe('the hashes of recovery codes', () => {
  it('are computed one after the other, so that nobody else waits for all of them', async () => {
    let running = 0;
    let most = 0;
    const passwords = {
      digest: async (text: string, salt: string) => {
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
        return `${salt}: ${text}`;
      },
    };
    const codes = createRecoveryCodes();
    const hashes = await recoveryHashes(passwords, 'one', codes);
    expect(most).toBe(1);
    expect(hashes).toEqual(
      await Promise.all(codes.map(async (code) => recoveryHash(passwords, 'one', code))),
    );
  });
});
