import { EXPORT_FORMATS } from '@example/api/desk';
import { ExportLabel, type ExportLinksProps } from '../lists/export-links.tsx';
import * as styles from '../lists/list-view.css.ts';
import { SmallButton } from '../style/small-button.tsx';
import { useProvenDownload } from './use-proven-download.ts';

/** Buttons that export a list which needs the authenticator again. */
export const ProvenExports = <Query,>({ files, filter, title }: ExportLinksProps<Query>) => {
  const download = useProvenDownload();
  return EXPORT_FORMATS.map((format) => (
    <SmallButton
      key={format}
      title={title}
      className={styles.exported}
      onClick={() => download.mutate(files[format].href(filter))}
    >
      <ExportLabel format={format} />
    </SmallButton>
  ));
};
