import { PDFDocument } from '@cantoo/pdf-lib'

/** How many pages a file has. */
export async function pagesIn(file: Uint8Array): Promise<number> {
  return (await PDFDocument.load(file, { updateMetadata: false })).getPageCount()
}

/** The pages of several files as one, in their order: for the printer, and kept nowhere. */
export async function joinedPdf(files: readonly Uint8Array[], at: Date): Promise<Uint8Array> {
  const made = await PDFDocument.create({ updateMetadata: false })
  for (const file of files) {
    const one = await PDFDocument.load(file, { updateMetadata: false })
    for (const page of await made.copyPages(one, one.getPageIndices())) made.addPage(page)
  }
  made.setCreationDate(at)
  return made.save()
}
