import type { Permission } from '@example/api/staff';
import { Checkbox } from '@example/ui/checkbox';
import { Dialog } from '@example/ui/dialog';
import { Fragment } from 'react';
import { useSession } from '../session/session.ts';
import { useShortcuts } from '../shortcuts/shortcuts-provider.tsx';
import { messages } from '../messages/shell.ts';
import { messages as texts } from '../messages/shortcuts.ts';
import { viewsFor } from './navigation.ts';
import * as styles from './shortcut-help.css.ts';

/** Returns the shortcuts that do something for a member with these permissions. */
export const groupsFor = (granted: readonly Permission[]) =>
  texts
    .groups(viewsFor(granted))
    .map(({ name, shortcuts }) => ({
      name,
      shortcuts: shortcuts.filter(([, , needs]) => needs === undefined || granted.includes(needs)),
    }))
    .filter(({ shortcuts }) => shortcuts.length > 0);

interface ShortcutHelpProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export const ShortcutHelp = ({ open, onOpenChange }: ShortcutHelpProps) => {
  const { enabled, setEnabled } = useShortcuts();
  const { permissions } = useSession();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      heading={messages.shortcuts}
      closeLabel={messages.close}
    >
      <div className={styles.groups}>
        {groupsFor(permissions).map(({ name, shortcuts }) => (
          <section key={name} className={styles.group}>
            <h3 className={styles.name}>{name}</h3>
            <dl className={styles.list}>
              {shortcuts.map(([keys, does]) => (
                <div key={does} className={styles.shortcut}>
                  <dt>{does}</dt>
                  <dd className={styles.keys}>
                    {keys.map((key, index) => (
                      <Fragment key={key}>
                        {index > 0 && <span className={styles.then}>{texts.then}</span>}
                        <kbd className={styles.key}>{key}</kbd>
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Checkbox
        name="shortcuts"
        label={texts.singleKeys}
        hint={texts.singleKeysHint}
        checked={enabled}
        onChange={({ target }) => setEnabled(target.checked)}
      />
    </Dialog>
  );
};
