import { getCaseAttachment } from '@eksport/api'
import type { Attachment } from '@eksport/domain'
import { saveFile } from '@eksport/portal/browser/save-file.ts'
import { api } from '@eksport/portal/server/api.ts'

/** [DET-13] Fetches a file of a case, for the view that asks for one. */
export const fetchCaseAttachment = (
  { id }: Attachment,
  referenceNumber: number,
  { signal }: { signal: AbortSignal },
): Promise<Blob> => api.call(getCaseAttachment, { params: { referenceNumber, attachmentId: id }, signal })

/** Fetches a file of a message and hands it to the browser. */
export async function saveCaseAttachment(attachment: Attachment, referenceNumber: number): Promise<void> {
  const { signal } = new AbortController()
  saveFile(await fetchCaseAttachment(attachment, referenceNumber, { signal }), attachment.filename)
}
