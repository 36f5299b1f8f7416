/** The event types of a target, by name. */
type EventsOf<Target> = Target extends Document
  ? DocumentEventMap
  : Target extends MediaQueryList
    ? MediaQueryListEventMap
    : HTMLElementEventMap;

type Listeners<Events> = { readonly [Name in keyof Events]?: (event: Events[Name]) => void };

/**
 * Listens to several events of a target.
 *
 * @returns stops listening
 */
export const listen = <Target extends Document | HTMLElement | MediaQueryList>(
  target: Target,
  listeners: Listeners<EventsOf<Target>>,
): (() => void) => {
  const listening = new AbortController();
  for (const [name, listener] of Object.entries(listeners))
    target.addEventListener(name, listener as EventListener, { signal: listening.signal });
  return () => listening.abort();
};
