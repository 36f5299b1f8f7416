import type { OutboxEntry } from '../../storage/index.ts';

/** Outcome of one mail of a batch. `skipped`: not tried, because the service stops. */
export type Delivery =
  | { readonly entry: OutboxEntry; readonly status: 'sent' | 'skipped' }
  | { readonly entry: OutboxEntry; readonly status: 'failed'; readonly error: Error };

export interface Mailer {
  /** Mails taken from the outbox at once. */
  readonly batchSize: number;
  /** True when it writes mails to files, so that nobody gets them. */
  readonly isWriting?: boolean;
  /**
   * Delivers a batch; never rejects. A mail reported as `sent` has left, or is on the disk. After `signal` no more
   * mails are begun. After `cut` mails without an answer are reported as `failed`.
   *
   * @param onOutcome - called with an outcome that is known before those of the whole batch are
   */
  deliver(
    entries: readonly OutboxEntry[],
    signal: AbortSignal,
    cut?: AbortSignal,
    onOutcome?: (delivery: Delivery) => void,
  ): Promise<readonly Delivery[]>;
  close(): void;
}

/** Returns a promise that is rejected when `cut` is aborted, and a function that stops listening. */
const rejectWhen = (cut: AbortSignal | undefined) => {
  let give: () => void = () => undefined;
  const isCut = new Promise<never>((_, reject) => {
    give = () => reject(new Error('the service stopped before the mail server answered'));
  });
  isCut.catch(() => undefined);
  if (cut?.aborted === true) give();
  else cut?.addEventListener('abort', give, { once: true });
  return { isCut, forget: () => cut?.removeEventListener('abort', give) };
};

interface Run {
  readonly signal: AbortSignal;
  readonly cut: AbortSignal | undefined;
  readonly onOutcome?: ((delivery: Delivery) => void) | undefined;
}

/**
 * Delivers a batch, `concurrency` mails at the same time. After `signal` no more are begun, after `cut` no answer is
 * awaited.
 */
export const deliverEach = async (
  entries: readonly OutboxEntry[],
  { signal, cut, onOutcome }: Run,
  concurrency: number,
  deliverOne: (entry: OutboxEntry) => Promise<void>,
): Promise<readonly Delivery[]> => {
  const deliveries: Delivery[] = [];
  const note = (delivery: Delivery) => {
    deliveries.push(delivery);
    onOutcome?.(delivery);
  };
  const queue = entries.values();
  const { isCut, forget } = rejectWhen(cut);
  const takeTurns = async () => {
    for (const entry of queue) {
      if (signal.aborted) {
        note({ entry, status: 'skipped' });
        continue;
      }
      try {
        await Promise.race([deliverOne(entry), isCut]);
        note({ entry, status: 'sent' });
      } catch (cause) {
        const error = cause instanceof Error ? cause : new Error(String(cause));
        note({ entry, status: 'failed', error });
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, takeTurns));
  forget();
  return deliveries;
};
