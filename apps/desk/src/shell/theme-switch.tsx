import { useId, useState } from 'react';
import { keepTheme, readTheme, themes } from '../theme/theme.ts';
import { messages } from '../messages/shell.ts';
import * as styles from './theme-switch.css.ts';

export const ThemeSwitch = () => {
  const name = useId();
  const [theme, setTheme] = useState(readTheme);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{messages.theme.label}</legend>
      {themes.map((one) => (
        <label key={one} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={one}
            checked={theme === one}
            className={styles.radio}
            onChange={() => {
              setTheme(one);
              keepTheme(one);
            }}
          />
          {messages.theme[one]}
        </label>
      ))}
    </fieldset>
  );
};
