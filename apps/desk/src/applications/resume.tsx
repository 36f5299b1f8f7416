import type { Application } from '@example/api/desk';
import { Button } from '@example/ui/button';
import { Icon } from '@example/ui/icon';
import { lazy, Suspense, useState } from 'react';
import { useBackend } from '../backend/backend.ts';
import * as styles from '../details/detail-panel.css.ts';
import { DetailSection } from '../details/detail-panel.tsx';
import { useMay } from '../session/session.ts';
import { useShortcut } from '../shortcuts/shortcuts-provider.tsx';
import * as controls from '../style/controls.css.ts';
import { words } from '../words/applications.ts';
import { sizeOf } from '../words/dates.ts';
import { canBeShown } from './resume-kinds.ts';

const texts = words.detail;
const KEY = 'desk-resumes';

const ResumeView = lazy(async () => {
  const { ResumeView: View } = await import('./resume-view.tsx');
  return { default: View };
});

/** Whether resumes are shown: whoever wanted to see one wants to see the next. */
const useShown = () => {
  const [shown, setOwn] = useState(() => {
    try {
      return sessionStorage.getItem(KEY) === 'shown';
    } catch {
      return false;
    }
  });
  return {
    shown,
    setShown: (next: boolean) => {
      setOwn(next);
      try {
        sessionStorage.setItem(KEY, next ? 'shown' : 'hidden');
      } catch {
        // It holds for this application.
      }
    },
  };
};

interface FileProps {
  readonly reference: string;
  readonly file: NonNullable<Application['resume']>;
}

const ResumeFile = ({ reference, file: { name, bytes } }: FileProps) => {
  const { desk } = useBackend();
  const { shown, setShown } = useShown();
  const showable = canBeShown(name);
  const toggle = () => {
    setShown(!shown);
  };
  useShortcut('v', toggle, { enabled: showable });
  return (
    <DetailSection
      heading={texts.resume}
      action={
        <div className={styles.actions}>
          {showable && (
            <Button variant="secondary" size="sm" className={controls.button} onClick={toggle}>
              {shown ? texts.hideResume : texts.showResume}
            </Button>
          )}
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
        </div>
      }
    >
      <p className={styles.file}>
        <Icon name="document" />
        <span>{name}</span>
        <span className={styles.muted}>{sizeOf(bytes)}</span>
      </p>
      {!showable && <p className={styles.muted}>{texts.notShowable}</p>}
      {showable && shown && (
        <div data-reading="">
          <Suspense fallback={<p role="status">{texts.resumeLoading}</p>}>
            <ResumeView reference={reference} name={name} />
          </Suspense>
        </div>
      )}
    </DetailSection>
  );
};

/** The applicant's file, to be read beside the rest, or downloaded. */
export const Resume = ({ application }: { readonly application: Application }) => {
  const mayRead = useMay('resumes.read');
  const { resume, reference } = application;
  if (mayRead && resume) return <ResumeFile reference={reference} file={resume} />;
  return (
    <DetailSection heading={texts.resume}>
      <p className={styles.muted}>{mayRead ? texts.noResume : texts.resumeHidden}</p>
    </DetailSection>
  );
};
