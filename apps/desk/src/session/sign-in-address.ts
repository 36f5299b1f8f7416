/**
 * Returns the sign-in address that leads back to an address of the desk. Any other address is replaced by the
 * desk's, so that a sign-in leads nowhere else.
 */
export const signInAddress = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => {
  const isDesk = pathname === '/desk' || pathname.startsWith('/desk/');
  const next = isDesk ? `${pathname}${search}` : '/desk';
  return `/login?${new URLSearchParams({ next }).toString()}`;
};

/** Goes to the sign-in, which leads back here. */
export const goToSignIn = (): void => window.location.assign(signInAddress(window.location));
