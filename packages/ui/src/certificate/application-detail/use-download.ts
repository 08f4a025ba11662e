'use client'
import type { Attachment } from '@eksport/domain'
import { useCallback, useEffect, useRef } from 'react'
import { saveBlob } from '../../foundation/internal/save-blob.js'
import type { ApplicationDetailProps } from './application-detail.js'

/** Fetches one file and hands it to the browser. */
export type Download = (attachment: Attachment) => Promise<void>

/** Fetches through the app and saves; what is still on its way is given up when the view goes away. */
export function useDownload({ fetchAttachment, application }: ApplicationDetailProps): Download | undefined {
  const controller = useRef<AbortController>(undefined)
  useEffect(
    () => () => {
      controller.current?.abort()
      controller.current = undefined
    },
    [],
  )
  const fetcher = useRef(fetchAttachment)
  fetcher.current = fetchAttachment
  const { referenceNumber } = application
  // The same function every time, so that a message list is not drawn anew for it.
  const download = useCallback(
    async (attachment: Attachment) => {
      controller.current ??= new AbortController()
      const { signal } = controller.current
      const blob = await fetcher.current?.(attachment, referenceNumber, { signal })
      if (blob && !signal.aborted) saveBlob(blob, attachment.filename)
    },
    [referenceNumber],
  )
  return fetchAttachment && download
}
