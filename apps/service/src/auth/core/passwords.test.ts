import { describe, expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

const cost = { ln: 1, r: 1, p: 1 };

describe('passwords', () => {
  it('are hashed with salt and parameters, and found again by those', async () => {
    const passwords = createPasswords();
    const hash = await passwords.hash('correct horse');
    expect(hash).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[\w-]{22}\$[\w-]{43}$/);
    await expect(passwords.hash('correct horse')).resolves.not.toBe(hash);
    const others = createPasswords({ cost });
    await expect(others.matches('correct horse', hash)).resolves.toBe(true);
    await expect(others.matches('wrong horse', hash)).resolves.toBe(false);
    await expect(others.matches('correct horse', passwords.decoy())).resolves.toBe(false);
    await expect(others.matches('correct horse', 'plain')).rejects.toThrow('damaged');
  });

  it('wait for their turn, but not without end', async () => {
    const passwords = createPasswords({ cost: { ln: 10, r: 8, p: 1 }, concurrency: 1 });
    const asked = Array.from({ length: 120 }, async () => passwords.hash('correct horse'));
    const settled = await Promise.allSettled(asked);
    const refused = settled.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThanOrEqual(20);
    expect(refused[0]).toMatchObject({ reason: { kind: 'too-many-requests' } });
    await expect(passwords.hash('correct horse')).resolves.toMatch(/^\$scrypt/);
  });
});
