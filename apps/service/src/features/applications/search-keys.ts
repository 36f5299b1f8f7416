/** Maximum length of the name that rows are sorted and searched by. PostgreSQL limits the size of an index entry. */
const NAME_LENGTH = 200;

/**
 * Returns the lower-case sort key and search text of a row at the desk. Parts are joined by newlines, which no search
 * can contain.
 */
export const keysOf = (name: string, email: string, reference: string) => {
  const name_key = name.toLowerCase().slice(0, NAME_LENGTH).toWellFormed();
  const search_text = [name_key, email.toLowerCase(), reference.toLowerCase()].join('\n');
  return { name_key, search_text };
};

interface Searched {
  readonly reference: string;
  readonly applcnt_name: string;
  readonly applcnt_email: string;
}

export const searchKeysOf = ({ applcnt_name, applcnt_email, reference }: Searched) =>
  keysOf(applcnt_name, applcnt_email, reference);
