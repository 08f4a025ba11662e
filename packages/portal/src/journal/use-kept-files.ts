import type { UploadItem } from '@eksport/ui'
import { useEffect, useMemo, useState } from 'react'
import type { JournalKey, PartKey } from './journal-record.ts'
import { keepFiles, sendingId, takeUpFiles } from './kept-files.ts'
import { takeUpPart } from './kept-part.ts'

interface KeptFiles {
  /** What an earlier page, or an earlier visit of this one, has left; undefined while it is read. */
  readonly left: readonly UploadItem<string>[] | undefined
  /** Those of a field that are not at the server lie here until they are. */
  readonly keep: (items: readonly UploadItem<string>[]) => void
}

const asItem = (file: File): UploadItem<string> => ({ id: sendingId(file), name: file.name, size: file.size, file })

/** Where the files of a field lie. */
const filesKey = (draft: JournalKey, field: string): PartKey => ({ ...draft, part: `filer ${field}` })

/** They have gone with what they belong to, also those that an earlier page has left. */
export function forgetFiles(draft: JournalKey, fields: readonly string[]): void {
  for (const field of fields) void takeUpPart(filesKey(draft, field), () => undefined)
}

/** [EXP-03] The files of one field of an application, from when they are chosen until they have arrived. */
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
 * A field takes files once it is known which were left; it stands in its place meanwhile, and begins anew where there are any.
 * Where there are none it stays, with the focus of whoever has come to it already.
 */
export const fieldKey = (left: KeptFiles['left'] = []): string => (left.length === 0 ? 'stored' : 'left')

/** What is stored and what was left; a file that is stored by its name has arrived after all. */
export const withLeft = (
  stored: readonly UploadItem<string>[],
  left: KeptFiles['left'] = [],
): readonly UploadItem<string>[] => [...stored, ...left.filter(({ name }) => stored.every((one) => one.name !== name))]
