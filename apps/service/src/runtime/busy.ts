/** Share of its time that an event loop works when requests wait for their turn. */
const BUSY = 0.7;

/** Returns a function that says whether the event loop has been busy since the last call. */
export const createBusyGauge = (): (() => boolean) => {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization > BUSY;
  };
};
