export { type PdfDocumentProps, type PdfEngine, type PdfFailure, setPdfWorker } from './pdf-engine.js'
export { PdfPreview, type PdfPreviewProps, preloadPdfEngine } from './pdf-preview.js'
export type { PdfSource } from './use-pdf-source.js'
