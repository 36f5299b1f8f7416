import { BACK } from '../page-transition/names.ts';

/** What a document needs of the Navigation API, which TypeScript does not know everywhere. */
interface Activation {
  readonly navigationType: string;
  readonly from: { readonly index: number } | null;
  readonly entry: { readonly index: number };
}

/**
 * Turns the direction of the transition between documents where the visitor goes back. Call it in a
 * script in the document's head; without it every page comes from the same side.
 */
export const directPageTransitions = (): void => {
  addEventListener('pagereveal', (event) => {
    const { viewTransition } = event as Event & { viewTransition?: ViewTransition | null };
    const { activation } =
      (globalThis as { navigation?: { activation?: Activation | null } }).navigation ?? {};
    if (!viewTransition || activation?.navigationType !== 'traverse' || !activation.from) return;
    if (activation.entry.index < activation.from.index) {
      (viewTransition as unknown as { types: Set<string> }).types.add(BACK);
    }
  });
};
