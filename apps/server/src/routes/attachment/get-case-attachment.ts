import { getCaseAttachment } from '@eksport/api'
import { getAttachment } from '../../acts/get-attachment.ts'
import { route } from '../../http/route.ts'

export const getCaseAttachmentRoute = route(getCaseAttachment, async ({ tx, params }) => ({
  body: await getAttachment(tx, params.referenceNumber, params.attachmentId),
  audit: { attachmentId: params.attachmentId },
}))
