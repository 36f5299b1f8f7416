import './oldest-browsers.ts';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
