import { vi } from 'vitest';

/**
 * Server markup does not show where a `ref` went. This setup file marks, in tests only, each DOM
 * element that was given the probe (itself or through a callback that merges refs), so that the
 * conformance test can see it without a DOM.
 */
const { probe } = await vi.hoisted(() => import('./probe.ts'));

type Jsx = (type: unknown, props: Record<string, unknown>, ...rest: unknown[]) => unknown;

const reachesProbe = (ref: unknown) => {
  if (ref === probe) return true;
  if (typeof ref !== 'function') return false;
  const node = {};
  try {
    (ref as (node: object) => void)(node);
    return probe.current === node;
  } catch {
    return false;
  } finally {
    probe.current = null;
  }
};

const marking =
  (jsx: Jsx): Jsx =>
  (type, props, ...rest) =>
    jsx(
      type,
      typeof type === 'string' && reachesProbe(props['ref'])
        ? { ...props, 'data-ref-reached': '' }
        : props,
      ...rest,
    );

vi.mock('react/jsx-runtime', async (original) => {
  const real = await original<Record<'jsx' | 'jsxs', Jsx>>();
  return { ...real, jsx: marking(real.jsx), jsxs: marking(real.jsxs) };
});
vi.mock('react/jsx-dev-runtime', async (original) => {
  const real = await original<Record<'jsxDEV', Jsx>>();
  return { ...real, jsxDEV: marking(real.jsxDEV) };
});
