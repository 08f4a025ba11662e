import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber } from '@cantoo/pdf-lib'
import type { Revocation } from './revocation.ts'

/** Keeps the entries of earlier signatures when another signature is added. */
const keptIn = (store: PDFDict | undefined, key: string) =>
  store?.lookupMaybe(PDFName.of(key), PDFArray)?.asArray() ?? []

/**
 * Appends the document security store (DSS): what a verifier needs when the authorities no longer answer. The signature
 * stays unchanged, and covers everything before it.
 */
export async function addSecurityStore(
  document: Buffer,
  { certificates, answers, lists }: Revocation,
): Promise<Buffer> {
  const pdf = await PDFDocument.load(document, { updateMetadata: false })
  const snapshot = pdf.takeSnapshot()
  const { context, catalog } = pdf
  const known = catalog.lookupMaybe(PDFName.of('DSS'), PDFDict)
  const unique = (parts: readonly Buffer[]) =>
    parts.filter((part, at) => parts.findIndex((one) => one.equals(part)) === at)
  const streams = (key: string, parts: readonly Buffer[]) =>
    context.obj([...keptIn(known, key), ...unique(parts).map((part) => context.register(context.stream(part)))])
  const store = context.obj({
    Type: 'DSS',
    Certs: streams('Certs', certificates),
    OCSPs: streams('OCSPs', answers),
    CRLs: streams('CRLs', lists),
  })
  catalog.set(PDFName.of('DSS'), context.register(store))
  // ETSI EN 319 142-1 requires this extension in a PDF 1.7 document.
  const extensions = context.obj({ ESIC: { BaseVersion: PDFName.of('1.7'), ExtensionLevel: PDFNumber.of(5) } })
  catalog.set(PDFName.of('Extensions'), extensions)
  snapshot.markObjsForSave([catalog])
  return Buffer.concat([document, await pdf.saveIncremental(snapshot, { useObjectStreams: false })])
}
