import {
  drawObject,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRef,
  popGraphicsState,
  pushGraphicsState,
  translate,
} from '@cantoo/pdf-lib'

/**
 * Draws annotations, such as the visible signature, into the page, because they are lost when the page is embedded in
 * another.
 */
function flatten(page: PDFPage): void {
  const annotations = page.node.Annots()
  for (let index = 0; index < (annotations?.size() ?? 0); index += 1) {
    const annotation = annotations?.lookupMaybe(index, PDFDict)
    const shown = annotation?.lookupMaybe(PDFName.of('AP'), PDFDict)?.get(PDFName.of('N'))
    const place = annotation?.lookupMaybe(PDFName.of('Rect'), PDFArray)?.asRectangle()
    if (!(shown instanceof PDFRef) || place === undefined) continue
    const name = page.node.newXObject('Shown', shown)
    page.pushOperators(pushGraphicsState(), translate(place.x, place.y), drawObject(name), popGraphicsState())
  }
}

/**
 * Confirmed copies of a certificate as one file for the printer: for each copy the confirming sheet, then the
 * certificate's pages with a line at the top. `sheets` has one page per copy, and the line as its last page. Each page
 * is embedded once, whatever the number of copies.
 */
export async function confirmedCopiesOf(certificate: Uint8Array, sheets: Uint8Array, at: Date): Promise<Uint8Array> {
  const [original, drawn, made] = await Promise.all([
    PDFDocument.load(certificate, { updateMetadata: false }),
    PDFDocument.load(sheets, { updateMetadata: false }),
    PDFDocument.create({ updateMetadata: false }),
  ])
  for (const page of original.getPages()) flatten(page)
  const pages = await made.embedPages(original.getPages())
  const confirmations = await made.embedPages(drawn.getPages())
  const line = confirmations.pop()
  if (line === undefined) throw new Error('Confirmed copies have no sheets')
  for (const confirmation of confirmations) {
    made.addPage([confirmation.width, confirmation.height]).drawPage(confirmation)
    for (const page of pages) {
      const copy = made.addPage([page.width, page.height])
      copy.drawPage(page)
      copy.drawPage(line, { x: 0, y: page.height - line.height })
    }
  }
  made.setTitle('Confirmed copy')
  made.setCreationDate(at)
  return made.save()
}
