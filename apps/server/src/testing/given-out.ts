import { unzipSync } from 'fflate'
import { textsOf } from '../documents/testing/text-layer.ts'

export { textsOf }

interface PackedPdf {
  readonly name: string
  /** The text of each page, as pdf.js reads it. */
  readonly pages: readonly string[]
}

/** The PDFs of a ZIP in their order there. Throws if a file is not a PDF that can be read. */
export const pdfsInZip = (zip: Uint8Array): Promise<PackedPdf[]> =>
  Promise.all(Object.entries(unzipSync(zip)).map(async ([name, file]) => ({ name, pages: await textsOf(file) })))
