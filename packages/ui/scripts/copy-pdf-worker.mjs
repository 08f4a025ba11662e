import { copyFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

// Resolved from react-pdf's own folder: worker and engine must have the same version, or no document opens.
const fromHere = createRequire(import.meta.url)
const fromReactPdf = createRequire(fromHere.resolve('react-pdf'))
const worker = fromReactPdf.resolve('pdfjs-dist/build/pdf.worker.min.mjs')
await copyFile(worker, new URL('../assets/pdf.worker.min.mjs', import.meta.url))
