/** Puts a file into a file input, or empties it, and fires the events of a person's choice. */
export const chooseFile = (input: HTMLInputElement, file: File | null): void => {
  const transfer = new DataTransfer();
  if (file) transfer.items.add(file);
  input.value = '';
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};
