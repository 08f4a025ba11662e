import pdfWorker from '@eksport/ui/pdf.worker.min.mjs?url'
import { reactPdfEngine } from '@eksport/ui/react-pdf'

/** Renders the documents of a case on the screen; its code is loaded when the first one is shown. */
export const pdfEngine = reactPdfEngine(pdfWorker, '/pdf/')
