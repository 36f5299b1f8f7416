import { fileVault } from '@example/content/pages/file-vault';
import { contentPage } from '../content-page/content-page.tsx';

export const page = contentPage(fileVault);
