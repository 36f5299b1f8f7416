import { Heading } from '@example/ui/heading';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import { VisuallyHidden } from '@example/ui/visually-hidden';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import * as styles from './foundations.css.ts';

interface SheetProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

export const Sheet = ({ title, lead, children }: SheetProps) => (
  <main className={styles.sheet}>
    <Stack gap="sm">
      <Heading level={1} size="xxxl">
        {title}
      </Heading>
      <Text size="lg" tone="muted">
        {lead}
      </Text>
    </Stack>
    {children}
  </main>
);

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

export const Part = ({ title, children }: PartProps) => (
  <section>
    <Stack gap="md">
      <Heading level={2} size="xl">
        {title}
      </Heading>
      {children}
    </Stack>
  </section>
);

interface SampleProps {
  readonly className: string;
  /** Custom properties that the class reads. */
  readonly values: Readonly<Record<`--${string}`, string>>;
  readonly children?: ReactNode;
}

/** Renders a sample with a token's value. */
export const Sample = ({ className, values, children }: SampleProps) => {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(values))
      root.current?.style.setProperty(name, value);
  }, [values]);
  return (
    <div ref={root} className={className}>
      {children}
    </div>
  );
};

/** Duration of the message beside the button, in ms. */
const SAID_FOR = 2000;

/** Renders a button that copies the expression a developer writes for a token. */
export const Copy = ({ children }: { readonly children: string }) => {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said === '') return undefined;
    const timer = setTimeout(() => setSaid(''), SAID_FOR);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(children);
      setSaid('Copied');
    } catch {
      setSaid('The browser does not let it be copied');
    }
  };
  return (
    <span className={styles.copyRow}>
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        <VisuallyHidden>Copy </VisuallyHidden>
        <code>{children}</code>
      </button>
      <span role="status" className={styles.said}>
        {said}
      </span>
    </span>
  );
};

/** Returns `--ui-colour-accent` for `var(--ui-colour-accent)`. */
export const propertyOf = (variable: string): string => variable.replace(/^var\((.*)\)$/, '$1');

/** Returns the values of custom properties, and reads them again when the brand or theme changes. */
export const useComputed = (names: readonly string[]): Readonly<Record<string, string>> => {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  useLayoutEffect(() => {
    const root = document.documentElement;
    const read = () => {
      const computed = getComputedStyle(root);
      setValues(
        Object.fromEntries(names.map((name) => [name, computed.getPropertyValue(name).trim()])),
      );
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(root, { attributes: true, attributeFilter: ['data-theme', 'data-brand'] });
    return () => observer.disconnect();
  }, [names]);
  return values;
};
