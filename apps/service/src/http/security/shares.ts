/** Gives a share back. Further calls do nothing. */
export type Release = () => void;

/**
 * Limits the amounts in use at the same time in this process. An owner without a share takes no memory.
 *
 * @param own - limit of one owner
 * @param all - limit of all together
 */
export const createShares = ({
  own,
  all = Infinity,
}: {
  readonly own: number;
  readonly all?: number;
}) => {
  const shares = new Map<string, number>();
  let total = 0;
  return {
    /** Returns whether an amount is within the limit of all together. */
    hasRoom: (amount: number) => total + amount <= all,
    /**
     * @param who - owner of the share, such as an address or an account
     * @returns the limit that refuses it, that of one owner or of all together
     */
    take: (who: string, amount: number): Release | 'own' | 'all' => {
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

/** Amounts in use at the same time. */
export type Shares = ReturnType<typeof createShares>;
