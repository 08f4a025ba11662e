import { getCaseAttachment } from '@eksport/api'
import { getAttachment } from '../../acts/get-attachment.ts'
import { route } from '../../http/route.ts'

export const getCaseAttachmentRoute = route(getCaseAttachment, async ({ tx, session, params }) => ({
  body: await getAttachment({ tx, session, referenceNumber: params.referenceNumber, id: params.attachmentId }),
  audit: { attachmentId: params.attachmentId },
}))
