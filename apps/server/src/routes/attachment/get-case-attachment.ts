import { getCaseAttachment } from '@eksport/api'
import { getAttachment } from '../../acts/get-attachment.ts'
import { route } from '../../http/route.ts'

export const getCaseAttachmentRoute = route(getCaseAttachment, async ({ params, ...call }) => ({
  body: await getAttachment({ ...call, referenceNumber: params.referenceNumber, id: params.attachmentId }),
  audit: { attachmentId: params.attachmentId },
}))
