import { PDFDocument } from '@cantoo/pdf-lib'

/** Loads a signed document without changing it, even if it is locked against changes. */
const load = (file: Uint8Array) => PDFDocument.load(file, { updateMetadata: false, password: '' })

/** The number of pages of a file. */
export async function pagesIn(file: Uint8Array): Promise<number> {
  return (await load(file)).getPageCount()
}

/** Joins the pages of several files, for the printer; not stored. */
export async function joinedPdf(files: readonly Uint8Array[], at: Date): Promise<Uint8Array> {
  const made = await PDFDocument.create({ updateMetadata: false })
  for (const file of files) {
    const one = await load(file)
    for (const page of await made.copyPages(one, one.getPageIndices())) made.addPage(page)
  }
  made.setCreationDate(at)
  return made.save()
}
