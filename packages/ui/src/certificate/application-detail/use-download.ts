'use client'
import type { Attachment } from '@eksport/domain'
import { useCallback, useEffect, useRef } from 'react'
import { saveBlob } from '../../foundation/internal/save-blob.js'
import { useLatest } from '../../foundation/internal/use-latest.js'
import type { ApplicationDetailProps } from './application-detail.js'

/** Fetches one file and passes it to the browser. */
export type Download = (attachment: Attachment) => Promise<void>

/** Fetches through the app and saves; aborts pending downloads on unmount. */
export function useDownload({ fetchAttachment, application }: ApplicationDetailProps): Download | undefined {
  const controller = useRef<AbortController>(undefined)
  useEffect(
    () => () => {
      controller.current?.abort()
      controller.current = undefined
    },
    [],
  )
  const fetcher = useLatest(fetchAttachment)
  const { referenceNumber } = application
  // A stable function, so that a message list does not render again for it.
  const download = useCallback(
    async (attachment: Attachment) => {
      const current = controller.current ?? new AbortController()
      controller.current = current
      const { signal } = current
      const blob = await fetcher.current?.(attachment, referenceNumber, { signal })
      if (blob && !signal.aborted) saveBlob(blob, attachment.filename)
    },
    [fetcher, referenceNumber],
  )
  return fetchAttachment && download
}
