import { EXPORT_FORMATS, type ExportFormat } from '@example/api/desk';
import { Icon } from '@example/ui/icon';
import * as styles from '../lists/list-view.css.ts';
import { messages } from '../messages/lists.ts';
import { SmallButton } from '../style/small-button.tsx';
import { useProvenDownload } from './use-proven-download.ts';

interface ProvenExportsProps {
  readonly hrefOf: (format: ExportFormat) => string;
  /** Content of the file, as a tooltip. */
  readonly title: string;
}

/** Buttons that export a list which needs the authenticator again. */
export const ProvenExports = ({ hrefOf, title }: ProvenExportsProps) => {
  const download = useProvenDownload();
  return EXPORT_FORMATS.map((format) => (
    <SmallButton
      key={format}
      title={title}
      className={styles.exported}
      onClick={() => {
        download.mutate(hrefOf(format));
      }}
    >
      <Icon name="download" />
      <span>
        <span className={styles.exportLabel}>{messages.export} </span>
        {messages.formats[format]}
      </span>
    </SmallButton>
  ));
};
