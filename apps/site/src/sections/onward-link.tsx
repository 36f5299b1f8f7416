import type { Link as LinkContent } from '@example/content/types';
import { Icon } from '@example/ui/icon';
import { Link } from '@example/ui/link';

const iconOf = (href: string) => {
  if (href.endsWith('.pdf')) return 'download';
  return href.startsWith('https:') ? 'external' : 'arrow-right';
};

/** Renders a link to a page, another site or a file, at the end of its section. */
export const OnwardLink = ({ label, href }: LinkContent) => {
  const icon = iconOf(href);
  return (
    <Link href={href} standalone underline="hover" download={icon === 'download' ? '' : undefined}>
      {label}
      <Icon name={icon} />
    </Link>
  );
};
