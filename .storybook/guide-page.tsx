import { Badge } from '@example/ui/badge';
import { Grid } from '@example/ui/grid';
import type { DoAndDont, Guide } from '../libs/ui/src/internal/guide/index.ts';
import { Heading } from '@example/ui/heading';
import { Icon } from '@example/ui/icon';
import { Link } from '@example/ui/link';
import { List } from '@example/ui/list';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import {
  ArgTypes,
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Fragment, use, useEffect, useState, type ReactNode } from 'react';
import { Direction } from './direction.ts';
import * as styles from './guide-page.css.ts';

/** Renders a guide's sentence; text between backticks becomes code. */
const Words = ({ children }: { readonly children: string }) =>
  children
    .split('`')
    .map((words, at) => (
      <Fragment key={at}>
        {at % 2 === 1 ? <code className={styles.code}>{words}</code> : words}
      </Fragment>
    ));

const inWords = (sentences: readonly string[]) =>
  sentences.map((sentence) => <Words key={sentence}>{sentence}</Words>);

interface Index {
  readonly entries: Readonly<
    Record<string, { readonly id: string; readonly type: string; readonly title: string }>
  >;
}

let pagesByName: Promise<ReadonlyMap<string, string>> | undefined;

/** Returns the addresses of the components' pages, by component name. */
const findPages = async (): Promise<ReadonlyMap<string, string>> => {
  const { entries } = (await (await fetch('./index.json')).json()) as Index;
  return new Map(
    Object.values(entries)
      .filter(({ type }) => type === 'docs')
      .map(({ id, title }) => [title.split('/').at(-1) ?? title, `./?path=/docs/${id}`]),
  );
};

const usePages = () => {
  const [pages, setPages] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    // Without the index the names are shown without links.
    (pagesByName ??= findPages()).then(setPages, () => undefined);
  }, []);
  return pages;
};

/** Renders text in which the names of components link to their pages. */
const Components = ({ children }: { readonly children: string }) => {
  const pages = usePages();
  return children.split(/\b([A-Z]\w+)\b/).map((words, at) => {
    const href = pages.get(words);
    return href === undefined ? (
      <Words key={at}>{words}</Words>
    ) : (
      <Link key={at} href={href} target="_top">
        {words}
      </Link>
    );
  });
};

const Part = ({ title, children }: { readonly title: string; readonly children?: ReactNode }) => (
  <Stack gap="sm">
    <Heading level={2} size="xl" id={title.toLowerCase().replace(/\W+/g, '-')}>
      {title}
    </Heading>
    {children}
  </Stack>
);

interface SideProps {
  readonly good: boolean;
  readonly text: string;
  readonly breaks?: string | undefined;
  readonly children: ReactNode;
}

const Side = ({ good, text, breaks, children }: SideProps) => (
  <figure className={styles.example} data-shown="">
    <div className={styles.stage} dir={use(Direction)}>
      {children}
    </div>
    <figcaption className={styles.caption} data-good={good} data-breaks={breaks}>
      <Badge tone={good ? 'success' : 'danger'}>
        <Icon name={good ? 'check' : 'close'} />
        {good ? 'Do' : 'Don’t'}
      </Badge>
      <span>
        <Words>{text}</Words>
      </span>
    </figcaption>
  </figure>
);

interface PairProps {
  readonly example: DoAndDont;
  readonly stacked: boolean;
}

const Pair = ({ example, stacked }: PairProps) => {
  const sides = (
    <>
      <Side good text={example.doText}>
        {example.do}
      </Side>
      <Side good={false} text={example.dontText} breaks={example.breaks}>
        {example.dont}
      </Side>
    </>
  );
  return stacked ? <div className={styles.stacked}>{sides}</div> : <Grid columns={2}>{sides}</Grid>;
};

const statuses = {
  stable: { tone: 'success', text: 'Stable' },
  new: { tone: 'accent', text: 'New: props may change with the next version' },
  deprecated: { tone: 'danger', text: 'Deprecated' },
} as const;

const GuideParts = ({ guide }: { readonly guide: Guide }) => {
  const {
    status = 'stable',
    use,
    avoid,
    anatomy,
    accessibility,
    examples,
    stacked = false,
  } = guide;
  const keys = Object.entries(accessibility.keys);
  return (
    <Stack gap="xl">
      <p>
        Status: <Badge tone={statuses[status].tone}>{statuses[status].text}</Badge>
      </p>
      <Grid columns={2}>
        <Part title="Use it">
          <List items={inWords(use)} marker="check" />
        </Part>
        <Part title="Do not use it">
          <List
            items={Object.entries(avoid).map(([when, instead]) => (
              <Fragment key={when}>
                <Words>{when}</Words>
                {instead !== null && (
                  <>
                    : take <Components>{instead}</Components>
                  </>
                )}
              </Fragment>
            ))}
          />
        </Part>
      </Grid>
      <Part title="Do and don’t">
        <Stack gap="lg">
          {examples.map((example) => (
            <Pair key={example.doText} example={example} stacked={stacked} />
          ))}
        </Stack>
      </Part>
      <Part title="Anatomy">
        <ol className={styles.anatomy}>
          {Object.entries(anatomy).map(([part, text]) => (
            <li key={part}>
              <strong>
                <Words>{part}</Words>
              </strong>
              {typeof text !== 'string' && <span className={styles.optional}> (optional)</span>}:{' '}
              <Words>{typeof text === 'string' ? text : text.purpose}</Words>
            </li>
          ))}
        </ol>
      </Part>
      <Part title="Accessibility">
        <div data-roles="">
          <List items={inWords(accessibility.roles)} />
        </div>
        {accessibility.notes !== undefined && <List items={inWords(accessibility.notes)} />}
        {keys.length > 0 && (
          <table className={styles.keys}>
            <thead>
              <tr>
                <th scope="col">Key</th>
                <th scope="col">What it does</th>
              </tr>
            </thead>
            <tbody>
              {keys.map(([key, effect]) => (
                <tr key={key}>
                  <th scope="row">
                    <kbd className={styles.key}>{key}</kbd>
                  </th>
                  <td>
                    <Words>{effect}</Words>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Part>
    </Stack>
  );
};

/** Says by the parameter `rest` which element gets the props that a component does not name. */
const restTexts = {
  root: 'What else the element takes (id, class, data and aria attributes, a ref) reaches the root.',
  control:
    'What else the control takes (id, data and aria attributes, a ref) reaches the control; the class reaches the root.',
  none: '',
} as const;

/** Renders a component's page: its guide, its props and every state. */
const GuidePage = () => {
  const { preparedMeta } = useOf<'meta'>('meta', ['meta']);
  const { guide, rest = 'root' } = preparedMeta.parameters as {
    readonly guide?: Guide;
    readonly rest?: keyof typeof restTexts;
  };
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      {guide && (
        <Unstyled>
          <div className={styles.guide}>
            <GuideParts guide={guide} />
          </div>
        </Unstyled>
      )}
      {Object.keys(preparedMeta.argTypes).length > 0 && (
        <>
          <Unstyled>
            <div className={styles.guide}>
              <Part title="Props">
                {rest !== 'none' && <Text tone="muted">{restTexts[rest]}</Text>}
              </Part>
            </div>
          </Unstyled>
          <div className={styles.props}>{guide ? <Controls /> : <ArgTypes />}</div>
        </>
      )}
      <Stories
        title={
          <Unstyled>
            <div className={styles.guide}>
              <Part title="Every state" />
            </div>
          </Unstyled>
        }
        includePrimary={false}
      />
    </>
  );
};

export default GuidePage;
