/** Puts a file into a file input, or empties it, and says so as a person's choice does. */
export const chooseFile = (input: HTMLInputElement, file: File | null): void => {
  const transfer = new DataTransfer();
  if (file) transfer.items.add(file);
  input.value = '';
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};
