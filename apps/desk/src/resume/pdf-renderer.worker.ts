import './oldest-browsers.ts';
import 'pdfjs-dist/legacy/build/pdf.renderer.mjs';
