/** The reason for which a file is rejected. */
export type RejectReason = 'type' | 'size' | 'empty';

interface FileRules {
  /** As in HTML: extensions and media types, e.g. '.pdf,.doc,image/*'. */
  readonly accept?: string | undefined;
  /** In bytes. */
  readonly maxSize?: number | undefined;
}

const isAccepted = ({ name, type }: Pick<File, 'name' | 'type'>, accept: string) =>
  accept
    .toLowerCase()
    .split(',')
    .map((token) => token.trim())
    .some((token) => {
      if (token.startsWith('.')) return name.toLowerCase().endsWith(token);
      return token.endsWith('/*')
        ? type.toLowerCase().startsWith(token.slice(0, -1))
        : type.toLowerCase() === token;
    });

/** Returns the reason to reject a file; `undefined` for an acceptable one. */
export const checkFile = (
  file: Pick<File, 'name' | 'type' | 'size'>,
  { accept = '', maxSize = Infinity }: FileRules,
): RejectReason | undefined => {
  if (accept.trim() !== '' && !isAccepted(file, accept)) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > maxSize ? 'size' : undefined;
};
