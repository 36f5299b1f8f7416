import type { RowSelectionState } from '@tanstack/react-table';
import { useState } from 'react';

/** Returns the selected rows, which are cleared when the list changes. */
export const useSelection = (search: string) => {
  const [selection, setSelection] = useState<RowSelectionState>({});
  const [known, setKnown] = useState(search);
  if (known !== search) {
    setKnown(search);
    setSelection({});
  }
  return [selection, setSelection] as const;
};
