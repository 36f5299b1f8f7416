import type { Application } from '@example/api/desk';
import { formatFileSize } from '@example/ui/file-field';
import { Icon } from '@example/ui/icon';
import { lazy, Suspense, useState } from 'react';
import { useClients } from '../clients/clients.ts';
import { codeInTime } from '../clients/within-time.ts';
import { DownloadLink } from '../view/download-link.tsx';
import { useMay } from '../session/session.ts';
import { attempt } from '../storage/attempt.ts';
import { useShortcut, useShortcuts } from '../shortcuts/shortcuts-provider.tsx';
import { SmallButton } from '../style/small-button.tsx';
import { messages } from '../messages/applications.ts';
import * as panel from '../details/detail-panel.css.ts';
import * as styles from './resume.css.ts';

const texts = messages.resume;

const KEY = 'desk-resume';

/** Returns whether resumes are shown in this tab. Without storage a choice lasts for one application. */
const readShown = () => attempt(() => sessionStorage.getItem(KEY)) === 'shown';

const ResumeFile = lazy(async () => {
  try {
    const { ResumeFile: default_ } = await codeInTime(import('../resume/resume-file.tsx'));
    return { default: default_ };
  } catch {
    return { default: () => <p className={panel.muted}>{texts.problems.viewer}</p> };
  }
});

const canBeShown = /\.(?:pdf|docx)$/i;

/** An applicant's resume, to read here or to download. It is fetched only when it is shown. */
export const Resume = ({ application }: { readonly application: Application }) => {
  const { desk } = useClients();
  const mayRead = useMay('resumes.read');
  const { enabled } = useShortcuts();
  const [wanted, setWanted] = useState(readShown);
  const { resume, resume_held: held, reference } = application;
  const showable = mayRead && resume !== null && canBeShown.test(resume.name);
  const shown = wanted && showable;
  const toggle = () => {
    setWanted(!wanted);
    attempt(() => sessionStorage.setItem(KEY, wanted ? 'hidden' : 'shown'));
  };
  useShortcut('v', toggle, { enabled: showable });
  return (
    <section className={panel.section} data-reading={shown ? '' : undefined}>
      <div className={`${panel.sectionHead} ${styles.head}`}>
        <h3 className={panel.sectionName}>{messages.detail.resume}</h3>
        {mayRead && resume && (
          <div className={styles.actions}>
            {showable && (
              <SmallButton aria-keyshortcuts={enabled ? 'v' : undefined} onClick={toggle}>
                {shown ? texts.hide : texts.show}
              </SmallButton>
            )}
            <DownloadLink href={desk.applications.resume.href(reference)}>
              <Icon name="download" />
              {messages.detail.download}
            </DownloadLink>
          </div>
        )}
      </div>
      {!mayRead ? (
        <p className={panel.muted}>{messages.detail.resumeHidden}</p>
      ) : held ? (
        <p className={panel.muted}>{messages.detail.resumeHeld[held.why](held.found ?? '')}</p>
      ) : resume === null ? (
        <p className={panel.muted}>{messages.detail.noResume}</p>
      ) : (
        <>
          <p className={styles.file}>
            <Icon name="document" />
            <span>{resume.name}</span>
            <span className={panel.muted}>{formatFileSize(resume.bytes)}</span>
          </p>
          {!showable && <p className={panel.muted}>{texts.mustDownload}</p>}
          {shown && (
            <Suspense
              fallback={
                <p role="status" className={panel.muted}>
                  {texts.loading}
                </p>
              }
            >
              <ResumeFile reference={reference} />
            </Suspense>
          )}
        </>
      )}
    </section>
  );
};
