import { FileField, type ChosenFile, type FileFieldProps } from '@example/ui/file-field';
import { useState } from 'react';

/** Shows a file that is being sent or was sent; another one takes its place. */
export const Resume = ({ progress, status }: Pick<FileFieldProps, 'progress' | 'status'>) => {
  const [file, setFile] = useState<ChosenFile | null>({ name: 'asha-menon.pdf', size: 1_258_291 });
  return (
    <FileField
      name="resume"
      label="Upload CV/Resume"
      accept=".pdf,.doc,.docx"
      formats="PDF, DOC or DOCX"
      maxSize={5 * 1024 * 1024}
      file={file}
      onFileChange={setFile}
      progress={progress}
      status={status}
    />
  );
};
