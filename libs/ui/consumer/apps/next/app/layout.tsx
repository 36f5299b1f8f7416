import '@example/ui/theme';
import '../../brand.css';
import type { ReactNode } from 'react';
import { Links } from './links.tsx';

export const metadata = { title: 'A consumer of the kit', icons: 'data:,' };

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Links>{children}</Links>
      </body>
    </html>
  );
}
