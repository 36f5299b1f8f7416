import type { SavedView } from '@example/api/desk';
import { Icon } from '@example/ui/icon';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { messages } from '../../messages/saved-views.ts';
import { failureText } from '../../toasts/failure-text.ts';
import { useToast } from '../../toasts/toasts.tsx';
import { told } from '../../style/told.css.ts';
import { SmallButton } from '../../style/small-button.tsx';
import { ManageDialog } from './manage-dialog.tsx';
import { SaveDialog } from './save-dialog.tsx';
import { useViewChanges, useViewsOf } from './use-saved-views.ts';
import { queryOf, searchOf, type ViewedList } from './view-query.ts';
import * as styles from './views-menu.css.ts';

/** Returns the view that the address shows, or the one that was opened last, with its filters changed since. */
const useShownView = (known: ViewedList, views: readonly SavedView[]) => {
  const [params] = useSearchParams();
  const search = known.normalise(params).toString();
  const same = views.find((view) => searchOf(known, view) === search);
  const [opened, setOpened] = useState<string>();
  if (same && same.id !== opened) setOpened(same.id);
  return {
    query: queryOf(known, params),
    same,
    changed: same ? undefined : views.find(({ id }) => id === opened),
  };
};

interface PanelState {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** A panel that a press beside it, the Escape key or leaving it with the Tab key closes. */
const usePanel = ({ open, onOpenChange: setOpen }: PanelState) => {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && root.current?.contains(target) === false) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open, setOpen]);
  return {
    button,
    props: {
      ref: root,
      onKeyDown: (event: React.KeyboardEvent) => {
        if (event.key !== 'Escape' || !open) return;
        // The key closes the panel only, not the details.
        event.preventDefault();
        setOpen(false);
        button.current?.focus();
      },
      onBlur: ({ relatedTarget }: React.FocusEvent) => {
        if (relatedTarget && root.current?.contains(relatedTarget) === false) setOpen(false);
      },
    },
  };
};

/** The member's saved views of a list: opens, saves, overwrites and manages them. */
export const ViewsMenu = ({
  known,
  open,
  onOpenChange: setOpen,
}: PanelState & { readonly known: ViewedList }) => {
  const { name: list } = known;
  const views = useViewsOf(list);
  const { query, same, changed } = useShownView(known, views);
  const { button, props } = usePanel({ open, onOpenChange: setOpen });
  const [dialog, setDialog] = useState<'save' | 'manage'>();
  const { change } = useViewChanges();
  const toast = useToast();
  const panel = useId();
  const shown = same ?? changed;
  const close = () => setOpen(false);
  const closeDialog = () => setDialog(undefined);
  const openDialog = (which: 'save' | 'manage') => {
    // The dialog gives the focus back to where it was, which must not be in the hidden panel.
    button.current?.focus();
    close();
    setDialog(which);
  };
  const overwrite = ({ id, name }: SavedView) => {
    close();
    button.current?.focus();
    change.mutate(
      { id, query },
      {
        onSuccess: () => toast({ tone: 'success', text: messages.saved(name) }),
        onError: (error) => toast({ tone: 'danger', text: failureText(error) }),
      },
    );
  };
  return (
    <div {...props} className={styles.menu}>
      <SmallButton
        ref={button}
        aria-expanded={open}
        aria-controls={panel}
        className={styles.button}
        onClick={() => setOpen(!open)}
      >
        <Icon name="star" />
        {shown && <span className={told}>{messages.viewsAt}</span>}
        <span className={styles.current}>
          {changed ? messages.changed(changed.name) : (shown?.name ?? messages.views)}
        </span>
        <Icon name="chevron-down" />
      </SmallButton>
      <div
        id={panel}
        role="group"
        aria-label={messages.label}
        hidden={!open}
        className={styles.panel}
      >
        {views.length === 0 ? (
          <p className={styles.none}>{messages.none}</p>
        ) : (
          <ul className={styles.views}>
            {views.map((view) => (
              <li key={view.id}>
                <Link
                  to={{ pathname: `/${list}`, search: searchOf(known, view) }}
                  aria-current={view.id === same?.id ? 'true' : undefined}
                  className={styles.view}
                  onClick={() => {
                    close();
                    button.current?.focus();
                  }}
                >
                  <span className={styles.name}>{view.name}</span>
                  {view.is_default && (
                    <span className={styles.isDefault}>{messages.isDefault}</span>
                  )}
                  {view.id === same?.id && <Icon name="check" />}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.actions}>
          {changed && (
            <button type="button" className={styles.action} onClick={() => overwrite(changed)}>
              {messages.saveChanges(changed.name)}
            </button>
          )}
          <button type="button" className={styles.action} onClick={() => openDialog('save')}>
            {messages.saveNew}
          </button>
          {views.length > 0 && (
            <button type="button" className={styles.action} onClick={() => openDialog('manage')}>
              {messages.manage}
            </button>
          )}
        </div>
      </div>
      {dialog === 'save' && (
        <SaveDialog list={list} query={query} views={views} onClose={closeDialog} />
      )}
      {dialog === 'manage' && <ManageDialog list={list} onClose={closeDialog} />}
    </div>
  );
};
