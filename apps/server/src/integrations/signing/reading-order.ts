import { PDFArray, PDFDict, type PDFDocument, PDFName, PDFNumber, type PDFRef, PDFString } from '@cantoo/pdf-lib'

type Changed = (...objects: (PDFDict | PDFArray)[]) => void

/**
 * Puts the signature last in the reading order of a tagged document, as a form field with a name.
 * A document without tags, or with a tree of another shape than ours, is left as it is.
 */
export function addToReadingOrder(
  pdf: PDFDocument,
  { widget, widgetRef, pageRef, alt }: { widget: PDFDict; widgetRef: PDFRef; pageRef: PDFRef; alt: string },
  changed: Changed,
): void {
  const tree = pdf.catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict)
  const children = tree?.lookupMaybe(PDFName.of('K'), PDFArray)
  const top = children?.lookupMaybe(children.size() - 1, PDFDict)
  const kids = top?.lookupMaybe(PDFName.of('K'), PDFArray)
  const parents = tree?.lookupMaybe(PDFName.of('ParentTree'), PDFDict)
  const numbers = parents?.lookupMaybe(PDFName.of('Nums'), PDFArray)
  const next = tree?.lookupMaybe(PDFName.of('ParentTreeNextKey'), PDFNumber)
  const topRef = top && pdf.context.getObjectRef(top)
  if (!tree || !top || !kids || !parents || !numbers || !next || !topRef) return
  const element = pdf.context.obj({
    Type: 'StructElem',
    S: 'Form',
    P: topRef,
    Pg: pageRef,
    Alt: PDFString.of(alt),
    K: [{ Type: 'OBJR', Obj: widgetRef, Pg: pageRef }],
  })
  const elementRef = pdf.context.register(element)
  kids.push(elementRef)
  numbers.push(next)
  numbers.push(elementRef)
  tree.set(PDFName.of('ParentTreeNextKey'), PDFNumber.of(next.asNumber() + 1))
  widget.set(PDFName.of('StructParent'), next)
  changed(tree, top, kids, parents, numbers)
}
