import type { Link as LinkContent } from '@example/content/types';
import { Icon } from '@example/ui/icon';
import { Link } from '@example/ui/link';

const iconOf = (href: string) => {
  if (href.endsWith('.pdf')) return 'download';
  return href.startsWith('https:') ? 'external' : 'arrow-right';
};

/** A link that leads on, at the foot of what it belongs to: to a page, to another site, or to a file that is kept. */
export const OnwardLink = ({ label, href }: LinkContent) => {
  const icon = iconOf(href);
  return (
    <Link href={href} standalone underline="hover" download={icon === 'download' ? '' : undefined}>
      {label}
      <Icon name={icon} />
    </Link>
  );
};
