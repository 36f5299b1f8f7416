import { ALSO_APPLIED_MAX, type AlsoApplied } from '@example/api/desk';

const upTo = (count: number) =>
  count >= ALSO_APPLIED_MAX ? `${String(count)} or more` : String(count);

export const messages = {
  heading: 'Also applied',
  /** Stands in a row of the list, beside the vacancy. */
  short: (count: number) => `+${String(count)}`,
  /** Explains the short form. */
  hint: (count: number) => `also applied, ${upTo(count)}`,
  /** Opens those that are folded. */
  further: (count: number) => `${String(count)} earlier ones`,
  only: (count: number) => `The latest ${String(count)} are shown.`,
  same: (same: AlsoApplied['same']) => {
    if (same.length > 1) return 'Same address and telephone';
    return same[0] === 'email' ? 'Same address' : 'Same telephone';
  },
} as const;
