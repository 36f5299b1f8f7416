'use client';

import { LinkProvider } from '@example/ui/link-provider';
import NextLink from 'next/link';
import type { ReactNode } from 'react';

export const Links = ({ children }: { readonly children: ReactNode }) => (
  <LinkProvider component={NextLink}>{children}</LinkProvider>
);
