export type { PdfDocumentProps, PdfEngine, PdfFailure } from './pdf-engine.js'
export { PdfPreview, type PdfPreviewProps } from './pdf-preview.js'
export type { PdfSource } from './use-pdf-source.js'
