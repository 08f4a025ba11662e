import { PDFDocument } from '@cantoo/pdf-lib'

/** A signed document that came in stays as it is, also where it is locked against changes. */
const load = (file: Uint8Array) => PDFDocument.load(file, { updateMetadata: false, password: '' })

/** How many pages a file has. */
export async function pagesIn(file: Uint8Array): Promise<number> {
  return (await load(file)).getPageCount()
}

/** The pages of several files as one, in their order: for the printer, and kept nowhere. */
export async function joinedPdf(files: readonly Uint8Array[], at: Date): Promise<Uint8Array> {
  const made = await PDFDocument.create({ updateMetadata: false })
  for (const file of files) {
    const one = await load(file)
    for (const page of await made.copyPages(one, one.getPageIndices())) made.addPage(page)
  }
  made.setCreationDate(at)
  return made.save()
}
