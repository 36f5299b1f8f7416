import type { Weighed } from '@example/api/desk';
import { useQuery } from '@tanstack/react-query';
import type { Seen, SettableStatus } from '../applications/use-decisions.ts';
import { partsOf } from '../clients/call-in-turn.ts';
import { useClients } from '../clients/clients.ts';

/** Applicants by what a decision does to them. */
export interface Weighing {
  readonly decided: readonly Seen[];
  /** Of those, the applicants whose address refused a mail before. */
  readonly refused: readonly Seen[];
  readonly withdrawn: readonly Seen[];
  readonly already: readonly Seen[];
  /** Changed by others since they were seen. */
  readonly stale: readonly Seen[];
  readonly gone: readonly Seen[];
}

/** Sorts applicants by what a decision would do to them now. */
export const weigh = (
  seen: readonly Seen[],
  status: SettableStatus,
  known: readonly Weighed[] | undefined,
): Weighing => {
  const now = new Map(known?.map((one) => [one.reference, one]));
  const groups: Record<keyof Weighing, Seen[]> = {
    ...{ decided: [], refused: [], withdrawn: [], already: [], stale: [], gone: [] },
  };
  for (const one of seen) {
    const current = now.get(one.reference);
    const { status: shown, version } = current ?? one;
    if (known && !current) groups.gone.push(one);
    else if (shown === 'withdrawn') groups.withdrawn.push(one);
    else if (shown === status) groups.already.push(one);
    else if (version !== one.version) groups.stale.push(one);
    else groups.decided.push(one);
    if (groups.decided.at(-1) === one && current?.address_refused) groups.refused.push(one);
  }
  return groups;
};

/** Reads what is to be known of applications before they are decided on. */
export const useWeighed = (seen: readonly Seen[]): readonly Weighed[] | undefined => {
  const { desk } = useClients();
  const references = seen.map(({ reference }) => reference);
  const { data } = useQuery({
    queryKey: ['applications', 'weighed', references],
    queryFn: async ({ signal }) => {
      const found: Weighed[] = [];
      for (const part of partsOf(references))
        found.push(...(await desk.applications.weigh({ references: part.join(',') }, { signal })));
      return found;
    },
    staleTime: 0,
    gcTime: 0,
  });
  return data;
};
