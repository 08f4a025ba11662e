import { getAttachment } from '@eksport/api'
import type { Attachment } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { useCallback } from 'react'
import { useOrganisation } from '../organisation.ts'

/** [DET-13] Fetches a file of an application, for the view that asks for one. */
export function useFetchAttachment() {
  const { organisationNumber } = useOrganisation()
  return useCallback(
    ({ id }: Attachment, referenceNumber: number, { signal }: { signal: AbortSignal }) =>
      api.call(getAttachment, { params: { organisationNumber, referenceNumber, attachmentId: id }, signal }),
    [organisationNumber],
  )
}
