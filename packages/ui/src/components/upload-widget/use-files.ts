'use client'
import { useRef } from 'react'
import { type ChangeDetails, useControllable } from '../../foundation/internal/use-controllable.js'
import { useLatest } from '../../foundation/internal/use-latest.js'
import type { UploadRejection } from './check-files.logic.js'
import type { Incoming } from './dropped-files.js'
import type { UploadItem } from './upload-item.js'
import type { UploadState } from './use-upload.js'

/** Why the files changed; `sent` when a file gets its reference from the server, `reorder` when one is moved. */
export type UploadReason = Incoming['reason'] | 'remove' | 'sent' | 'reorder'

/** The details of a change of files. */
export interface UploadChange extends ChangeDetails<UploadReason> {
  readonly rejected: readonly UploadRejection[]
}

type Asked<Ref> = Pick<UploadState<Ref>, 'files' | 'defaultFiles' | 'onFilesChange'>

/** The files, controlled or not; a change that the app cancels has no effect. */
export function useFiles<Ref>({ files, defaultFiles = [], onFilesChange }: Asked<Ref>) {
  const rejectedNow = useRef<readonly UploadRejection[]>([])
  const vetoed = useRef(false)
  const [items, setItems] = useControllable<readonly UploadItem<Ref>[], UploadReason>({
    value: files,
    defaultValue: defaultFiles,
    onChange: (next, details) => {
      const cancel = () => {
        vetoed.current = true
        details.cancel()
      }
      onFilesChange?.(next, { ...details, cancel, rejected: rejectedNow.current })
    },
  })
  // Two files may finish at the same moment: each must see the other's reference.
  const latestRef = useLatest(items)
  /** False if the app cancelled the change. */
  const change = (next: readonly UploadItem<Ref>[], reason: UploadReason, refused: readonly UploadRejection[] = []) => {
    const before = latestRef.current
    rejectedNow.current = refused
    vetoed.current = false
    latestRef.current = next
    setItems(next, reason)
    if (vetoed.current) latestRef.current = before
    return !vetoed.current
  }
  return { items, latest: latestRef, change }
}
