/** Why somebody gets no share: they have as much as one may have, or all of them together do. */
export type NoShare = 'own' | 'all';

/** Gives a share back; once is enough, and more does nothing. */
export type Release = () => void;

/** How much of something is in use at the same moment. */
export interface Shares {
  /** @param who - an address, an account */
  take(who: string, amount: number): Release | NoShare;
}

/**
 * Bounds what is in use at the same moment. It counts for this process, and holds nothing of those who have nothing.
 *
 * @param own - the most that one may have
 * @param all - the most that all may have together
 */
export const createShares = ({
  own,
  all = Infinity,
}: {
  readonly own: number;
  readonly all?: number;
}): Shares => {
  const shares = new Map<string, number>();
  let total = 0;
  return {
    take: (who, amount) => {
      const share = shares.get(who) ?? 0;
      if (share + amount > own) return 'own';
      if (total + amount > all) return 'all';
      shares.set(who, share + amount);
      total += amount;
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        total -= amount;
        const left = (shares.get(who) ?? 0) - amount;
        if (left > 0) shares.set(who, left);
        else shares.delete(who);
      };
    },
  };
};
