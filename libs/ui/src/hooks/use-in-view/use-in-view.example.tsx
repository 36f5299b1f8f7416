import { Text } from '@example/ui/text';
import { useInView, type InViewOptions } from '@example/ui/use-in-view';
import { useRef } from 'react';

export const Watched = (options: InViewOptions) => {
  const element = useRef<HTMLDivElement>(null);
  const inView = useInView(element, options);
  return (
    <div ref={element} role="status">
      <Text>{inView ? 'In view' : 'Not in view yet'}</Text>
    </div>
  );
};
