import { getCaseAttachment } from '@eksport/api'
import { route } from '../../http/route.ts'
import { getAttachment } from '../../use-cases/get-attachment.ts'

export const getCaseAttachmentRoute = route(getCaseAttachment, async ({ tx, params }) => ({
  body: await getAttachment(tx, params.referenceNumber, params.attachmentId),
  audit: { attachmentId: params.attachmentId },
}))
