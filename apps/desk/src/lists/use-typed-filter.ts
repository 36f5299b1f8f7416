import { useEffect, useEffectEvent, useState } from 'react';

/** Debounce of what is typed, in ms. */
const REST_MS = 250;

/**
 * Manages the text that is typed into a filter, and filters by it when typing has paused. The address follows a
 * moment later, so a field that showed the address would lose what is typed meanwhile.
 */
export const useTypedFilter = (filtered: string, onFilter: (text: string) => void) => {
  const [typed, setTyped] = useState(filtered);
  const [known, setKnown] = useState(filtered);
  /** Texts by which was filtered, and which the address may still come to have. */
  const [asked, setAsked] = useState<readonly string[]>([]);
  if (known !== filtered) {
    const own = asked.lastIndexOf(filtered);
    setKnown(filtered);
    setAsked(own === -1 ? [] : asked.slice(own + 1));
    if (own === -1) setTyped(filtered);
  }
  const filterBy = (text: string) => {
    if (text === filtered) return;
    setAsked([...asked, text]);
    onFilter(text);
  };
  const filterAfterRest = useEffectEvent(filterBy);
  useEffect(() => {
    const timer = setTimeout(() => filterAfterRest(typed.trim()), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return {
    typed,
    setTyped,
    /** Filters without a pause. */
    filterNow: () => filterBy(typed.trim()),
  };
};
