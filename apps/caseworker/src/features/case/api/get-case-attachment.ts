import { getCaseAttachment } from '@eksport/api'
import type { Attachment } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'

/** [DET-13] Fetches a file of a case, for the view that asks for one. */
export const fetchCaseAttachment = (
  { id }: Attachment,
  referenceNumber: number,
  { signal }: { signal: AbortSignal },
): Promise<Blob> => api.call(getCaseAttachment, { params: { referenceNumber, attachmentId: id }, signal })
