import { useCallback, useState, type ComponentType } from 'react';

/**
 * Fetches a component when it is first needed, for what a library adds to markup that works without it.
 *
 * @param fetchLayer - the same function each time
 * @returns the component once it is there, `null` where it could not be fetched, and a function that
 * fetches it
 */
export const useLayer = <Props>(
  fetchLayer: () => Promise<ComponentType<Props>>,
): readonly [ComponentType<Props> | null | undefined, () => void] => {
  const [layer, setLayer] = useState<ComponentType<Props> | null>();
  const load = useCallback(() => {
    fetchLayer().then(
      (fetched) => setLayer(() => fetched),
      () => setLayer(null),
    );
  }, [fetchLayer]);
  return [layer, load];
};
