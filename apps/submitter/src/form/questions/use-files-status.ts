import type { UploadStatus } from '@eksport/ui'
import { useState } from 'react'

/** Combined upload status of several fields: while a file is in flight or refused, nothing can be sent. */
export function useFilesStatus() {
  const [statuses, setStatuses] = useState<Readonly<Record<string, UploadStatus>>>({})
  const isHeldBack = Object.values(statuses).some(({ sending, refused }) => sending > 0 || refused > 0)
  const note = (field: string, status: UploadStatus) => setStatuses((all) => ({ ...all, [field]: status }))
  return { isHeldBack, note }
}
