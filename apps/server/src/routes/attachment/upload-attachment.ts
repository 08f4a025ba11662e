import { uploadAttachment } from '@eksport/api'
import { attachFile } from '../../acts/attach-file.ts'
import { route } from '../../http/route.ts'

export const uploadAttachmentRoute = route(uploadAttachment, async ({ tx, deps, session, params, body, now }) => {
  const { attachmentType: type } = body
  const { referenceData } = deps
  const [file] = body.attachment
  // The contract asks for one.
  if (file === undefined) throw new TypeError('A parsed body without its file')
  const { referenceNumber } = params
  const attachment = await attachFile({ tx, referenceData, session, referenceNumber, file, type, now })
  return { body: attachment, audit: { attachmentId: attachment.id, type } }
})
