import type { UploadItem } from '@eksport/ui'
import { useEffect, useMemo, useState } from 'react'
import type { JournalKey, PartKey } from './journal-record.ts'
import { keepFiles, sendingId, takeUpFiles } from './kept-files.ts'
import { takeUpPart } from './kept-part.ts'

interface KeptFiles {
  /** What an earlier page, or an earlier visit to this one, left; undefined while it is read. */
  readonly left: readonly UploadItem<string>[] | undefined
  /** Stores the files of a field here until they are on the server. */
  readonly keep: (items: readonly UploadItem<string>[]) => void
}

const asItem = (file: File): UploadItem<string> => ({ id: sendingId(file), name: file.name, size: file.size, file })

/** The key of a field's files. */
const filesKey = (draft: JournalKey, field: string): PartKey => ({ ...draft, part: `filer ${field}` })

/** Removes files that were sent with what they belong to, including those that an earlier page left. */
export function forgetFiles(draft: JournalKey, fields: readonly string[]): void {
  for (const field of fields) void takeUpPart(filesKey(draft, field), () => undefined)
}

/** [EXP-03] The files of one field of an application, from being chosen until they are uploaded. */
export function useKeptFiles(draft: JournalKey, field: string): KeptFiles {
  const key = useMemo(() => filesKey(draft, field), [draft, field])
  const [left, setLeft] = useState<KeptFiles['left']>()
  useEffect(() => {
    let isHere = true
    void takeUpFiles(key).then((files) => {
      if (isHere) setLeft(files.map(asItem))
    })
    return () => {
      isHere = false
    }
  }, [key])
  const keep: KeptFiles['keep'] = (items) =>
    void keepFiles(
      key,
      items.flatMap(({ file, ref }) => (file === undefined || ref !== undefined ? [] : [file])),
    )
  return { left, keep }
}

/**
 * Key of a file field. The field accepts files once it is known which were left, and is remounted if there are any. If there are
 * none, it stays mounted and keeps focus.
 */
export const fieldKey = (left: KeptFiles['left'] = []): string => (left.length === 0 ? 'stored' : 'left')

/** The stored files and those that were left, without those whose names are stored: they were uploaded after all. */
export const withLeft = (
  stored: readonly UploadItem<string>[],
  left: KeptFiles['left'] = [],
): readonly UploadItem<string>[] => [...stored, ...left.filter(({ name }) => stored.every((one) => one.name !== name))]
