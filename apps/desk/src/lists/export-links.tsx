import { EXPORT_FORMATS, type ExportFormat } from '@example/api/desk';
import { Button } from '@example/ui/button';
import { Icon } from '@example/ui/icon';
import { messages } from '../messages/lists.ts';
import * as controls from '../style/controls.css.ts';
import * as styles from './list-view.css.ts';

interface ExportLinksProps {
  readonly hrefOf: (format: ExportFormat) => string;
  /** Content of the file, as a tooltip. */
  readonly title: string;
}

export const ExportLinks = ({ hrefOf, title }: ExportLinksProps) =>
  EXPORT_FORMATS.map((format) => (
    <Button
      key={format}
      href={hrefOf(format)}
      download
      title={title}
      variant="secondary"
      size="sm"
      className={`${controls.button} ${styles.quietBorder}`}
    >
      <Icon name="download" />
      <span>
        <span className={styles.exportLabel}>{messages.export} </span>
        {messages.formats[format]}
      </span>
    </Button>
  ));
