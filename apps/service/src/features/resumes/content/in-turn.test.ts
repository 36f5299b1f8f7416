import { describe, expect, it } from 'vitest';
import { UnavailableError } from '../../../storage/index.ts';
import { createInTurn } from './in-turn.ts';

const tick = async () => new Promise((resolve) => setImmediate(resolve));

describe('in turn', () => {
  it('lets one sender wait for its own work, and not others for it', async () => {
    const inTurn = createInTurn(1);
    const done: string[] = [];
    const send = async (sender: string, name: string) =>
      inTurn(sender, async () => {
        await tick();
        done.push(name);
      });
    const many = Array.from({ length: 40 }, async (_, index) =>
      send('one', `one ${String(index)}`),
    );
    await tick();
    await send('other', 'other');
    expect(done.length).toBeLessThanOrEqual(3);
    expect(done.at(-1)).toBe('other');
    await Promise.all(many);
    expect(done).toHaveLength(41);
  });

  it('refuses what is too much of one sender, and takes it again afterwards', async () => {
    const inTurn = createInTurn(1);
    const waiting = Array.from({ length: 100 }, async () => inTurn('one', tick));
    await expect(inTurn('one', tick)).rejects.toThrow(UnavailableError);
    await inTurn('other', tick);
    await Promise.all(waiting);
    await inTurn('one', tick);
  });

  it('refuses what is too much of all together', async () => {
    const inTurn = createInTurn(1);
    const waiting = Array.from({ length: 500 }, async (_, index) => inTurn(String(index), tick));
    await expect(inTurn('other', tick)).rejects.toThrow(UnavailableError);
    await Promise.all(waiting);
  });

  it('goes on after work that failed', async () => {
    const inTurn = createInTurn(1);
    await expect(inTurn('one', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await inTurn('one', tick);
  });
});
