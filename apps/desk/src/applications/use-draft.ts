import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** What was typed and not sent: it is there again when one comes back, until the desk is left. */
export const useDraft = (name: string): readonly [string, (text: string) => void] => {
  const queries = useQueryClient();
  const key = ['draft', name];
  const [typed, setTyped] = useState(() => queries.getQueryData<string>(key) ?? '');
  return [
    typed,
    (text) => {
      setTyped(text);
      queries.setQueryDefaults(key, { gcTime: Infinity });
      queries.setQueryData(key, text);
    },
  ];
};
