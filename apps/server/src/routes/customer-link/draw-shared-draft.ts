import { drawSharedDraft, drawSharedSheets } from '@eksport/api'
import { customerStage, takesRemarks, today } from '@eksport/domain'
import { previewFilename } from '../../certificate/certificate-issue.ts'
import { certificateSheets } from '../../certificate/certificate-sheets.ts'
import { sharedDraft } from '../../certificate/shared-draft.ts'
import { preferredLocale } from '../../http/problems/locale-of.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { type Shared, sharedRoute } from './shared-route.ts'

/** What is drawn when the transaction has ended: a drawing takes longer than a transaction may. */
async function toDraw({ opened: { tx, stored, link, now }, deps, request }: Shared) {
  const { document } = stored
  if (!takesRemarks(customerStage(document, today(now.toISOString())))) throw new Refusal('REMARKS_CLOSED')
  const { certificate } = await sharedDraft(tx, document, deps, preferredLocale(request))
  return { document, certificate, reader: `customer ${link.id}`, documents: deps.documents, now }
}

export const drawSharedDraftRoute = sharedRoute(
  drawSharedDraft,
  toDraw,
  async ({ document, certificate, reader, documents, now }, reply) => {
    const { pdf } = await documents.show(reader, certificate, now)
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(previewFilename(document))}`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(Buffer.from(pdf))
  },
)

export const drawSharedSheetsRoute = sharedRoute(
  drawSharedSheets,
  toDraw,
  async ({ certificate, reader, documents }, reply) => {
    const drawn = await documents.follow(reader, certificate)
    return reply.send(certificateSheets({ document: certificate, drawn, reads: {}, missing: [] }))
  },
)
