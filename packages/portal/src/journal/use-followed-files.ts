import type { Attachment } from '@eksport/domain'
import type { UploadItem } from '@eksport/ui'
import { useState } from 'react'
import type { JournalKey } from './journal-record.ts'
import { fieldKey, useKeptFiles, withLeft } from './use-kept-files.ts'

type Items = readonly UploadItem<string>[]

const checks = { WAITING: 'checking', DELAYED: 'delayed', INFECTED: 'harmful' } as const

/** [SEC-18] A stored file as a file field shows it. */
export const storedItem = ({ id, filename, size = 0, scan }: Attachment): UploadItem<string> => ({
  ...{ id, name: filename, size, ref: id },
  ...(scan !== undefined && { check: checks[scan] }),
})

interface Following {
  readonly isShown: (attachment: Attachment) => boolean
  readonly remove: (attachmentId: string) => Promise<void>
}

/** The files that were chosen here, without those that have since been removed from the server. */
function useOwn(refs: readonly string[], isLeaving: (ref: string) => boolean) {
  const [own, setOwn] = useState<Items>()
  const [known, setKnown] = useState(refs)
  if (known.join() !== refs.join()) {
    const isGone = (ref: string) => known.includes(ref) && !refs.includes(ref) && !isLeaving(ref)
    setKnown(refs)
    setOwn(own?.filter(({ ref }) => ref === undefined || !isGone(ref)))
  }
  return [own, setOwn] as const
}

/**
 * [ACT-12] [WIZ-16] The files of one field of a draft: those that were chosen here, and those that a colleague or another tab
 * attaches and removes.
 */
export function useFollowedFiles(
  draft: JournalKey,
  fieldName: string,
  attachments: readonly Attachment[],
  { isShown, remove }: Following,
) {
  const { left, keep } = useKeptFiles(draft, fieldName)
  const [leaving, setLeaving] = useState<readonly string[]>([])
  const stored = attachments.filter(isShown).map(storedItem)
  // A file that is being deleted here stays until the field removes it and moves focus from its button to the next.
  const [own, setOwn] = useOwn(
    stored.map(({ id }) => id),
    (ref) => leaving.includes(ref),
  )
  // The server may list a file by name before the field knows that its upload is complete.
  const isElsewhere = ({ id, name }: UploadItem<string>) =>
    !leaving.includes(id) && own?.every(({ ref, name: chosen }) => (ref === undefined ? chosen !== name : ref !== id))
  // [SEC-18] The application also receives the scan result of a file that was chosen here.
  const followed = own?.map(({ check: _, ...item }) => {
    const check = stored.find(({ ref }) => ref === item.ref)?.check
    return check === undefined ? item : { ...item, check }
  })
  const items = followed === undefined ? withLeft(stored, left) : [...followed, ...stored.filter(isElsewhere)]
  return {
    items,
    /** For the field, which accepts files once it is known which were left. */
    field: {
      key: fieldKey(left),
      props: {
        disabled: left === undefined,
        files: items,
        onFilesChange: (next: Items) => {
          setOwn(next)
          keep(next)
        },
        remove: async ({ ref }: UploadItem<string>) => {
          if (ref === undefined) return
          setLeaving((before) => [...before, ref])
          try {
            await remove(ref)
          } catch (error) {
            setLeaving((before) => before.filter((one) => one !== ref))
            throw error
          }
        },
      },
    },
  }
}
