import { EXPORT_FORMATS, type ExportFormat } from '@example/api/desk';
import { Icon } from '@example/ui/icon';
import { messages } from '../messages/lists.ts';
import { DownloadLink } from '../view/download-link.tsx';
import * as styles from './list-view.css.ts';

/** Words of a button that exports a list. */
export const ExportLabel = ({ format }: { readonly format: ExportFormat }) => (
  <>
    <Icon name="download" />
    <span>
      <span className={styles.exportLabel}>{messages.export} </span>
      {messages.formats[format]}
    </span>
  </>
);

export interface ExportLinksProps<Query> {
  /** The list's export in each format. */
  readonly files: Readonly<Record<ExportFormat, { readonly href: (query: Query) => string }>>;
  readonly filter: Query;
  /** Content of the file, as a tooltip. */
  readonly title: string;
}

export const ExportLinks = <Query,>({ files, filter, title }: ExportLinksProps<Query>) =>
  EXPORT_FORMATS.map((format) => (
    <DownloadLink
      key={format}
      href={files[format].href(filter)}
      title={title}
      className={styles.exported}
    >
      <ExportLabel format={format} />
    </DownloadLink>
  ));
