import { Text } from '@example/ui/text';
import { useScrolledPast } from '@example/ui/use-scrolled-past';

export const Watched = ({ distance }: { readonly distance: number }) => {
  const past = useScrolledPast(distance);
  return (
    <Text role="status">{past ? `Scrolled past ${String(distance)} px` : 'Near the top'}</Text>
  );
};
