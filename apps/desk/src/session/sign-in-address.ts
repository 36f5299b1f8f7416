/**
 * Where somebody signs in who wants to see an address of the desk. Only addresses of the desk are
 * named: nothing else is gone to after a sign-in.
 */
export const signInAddress = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => {
  const isDesk = pathname === '/desk' || pathname.startsWith('/desk/');
  const next = isDesk ? `${pathname}${search}` : '/desk';
  return `/login?${new URLSearchParams({ next }).toString()}`;
};

/** Leaves the desk for the sign-in, and leads back from there. */
export const goToSignIn = (): void => {
  window.location.assign(signInAddress(window.location));
};
