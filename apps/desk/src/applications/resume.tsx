import type { Application } from '@example/api/desk';
import { Button } from '@example/ui/button';
import { Icon } from '@example/ui/icon';
import { useBackend } from '../backend/backend.ts';
import * as styles from '../details/detail-panel.css.ts';
import { useMay } from '../session/session.ts';
import * as controls from '../style/controls.css.ts';
import { words } from '../words/applications.ts';
import { sizeOf } from '../words/dates.ts';

const texts = words.detail;

/** The applicant's file. */
export const Resume = ({ application }: { readonly application: Application }) => {
  const { desk } = useBackend();
  const mayRead = useMay('resumes.read');
  const { resume, reference } = application;
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <h3 className={styles.sectionName}>{texts.resume}</h3>
        {mayRead && resume && (
          <Button
            href={desk.applications.resumeHref(reference)}
            download
            variant="secondary"
            size="sm"
            className={controls.button}
          >
            <Icon name="download" />
            {texts.download}
          </Button>
        )}
      </div>
      {!mayRead ? (
        <p className={styles.muted}>{texts.resumeHidden}</p>
      ) : resume === null ? (
        <p className={styles.muted}>{texts.noResume}</p>
      ) : (
        <>
          <p className={styles.file}>
            <Icon name="document" />
            <span>{resume.name}</span>
            <span className={styles.muted}>{sizeOf(resume.bytes)}</span>
          </p>
          {resume.text === undefined ? (
            <p className={styles.muted}>{texts.noText}</p>
          ) : (
            <div role="group" aria-label={texts.resumeText} className={styles.resumeText}>
              {resume.text}
            </div>
          )}
        </>
      )}
    </section>
  );
};
