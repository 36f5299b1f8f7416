import type { RefObject } from 'react';
import { type To, useNavigate } from 'react-router-dom';
import { useShortcut } from '../shortcuts/shortcuts-provider.tsx';
import type { DataTableHandle } from './use-row-focus.ts';

interface ListShortcuts {
  readonly table: RefObject<DataTableHandle | null>;
  /** True while the details of a row are open. */
  readonly isOpen: boolean;
  /** Returns the address of the row before or after the open one. */
  readonly neighbour: (by: number) => To | undefined;
  /** The list without details. */
  readonly back: To;
  readonly onRefresh: () => void;
  /** Selects the current row; `undefined` where rows cannot be selected. */
  readonly onToggle: (() => void) | undefined;
  /** Clears the selection; `undefined` without one. */
  readonly onClear: (() => void) | undefined;
  readonly rowAction: { readonly key: string; readonly act: () => void } | undefined;
}

/** Binds the keys of a list: to its rows while no details are open, otherwise to the open row's neighbours. */
export const useListShortcuts = ({
  table,
  isOpen,
  neighbour,
  back,
  onRefresh,
  onToggle,
  onClear,
  rowAction,
}: ListShortcuts): void => {
  const navigate = useNavigate();
  const step = (by: number) => {
    const to = neighbour(by);
    if (to !== undefined) void navigate(to);
    else if (!isOpen) table.current?.move(by);
  };
  useShortcut('j', () => step(1));
  useShortcut('k', () => step(-1));
  useShortcut('r', onRefresh);
  useShortcut('x', () => onToggle?.(), { enabled: onToggle !== undefined });
  useShortcut(rowAction?.key ?? 'x', () => rowAction?.act(), {
    enabled: rowAction !== undefined && !isOpen,
  });
  useShortcut(
    'Escape',
    () => {
      if (isOpen) void navigate(back);
      else onClear?.();
    },
    { enabled: isOpen || onClear !== undefined },
  );
};
