import type { UploadItem } from '@eksport/ui'
import { useReducer, useState } from 'react'
import type { JournalKey } from './journal-record.ts'
import { fieldKey, forgetFiles, useKeptFiles, withLeft } from './use-kept-files.ts'

type Items = readonly UploadItem<string>[]

const none: Items = []

/**
 * [EXP-03] The files of a form that is sent as a whole: stored ones, those that an earlier page left, and chosen ones.
 * `fieldName` identifies where they are stored in this browser until they are sent.
 */
export function useBegunFiles(draft: JournalKey, fieldName: string, stored: Items = none) {
  const { left, keep } = useKeptFiles(draft, fieldName)
  const [chosen, setChosen] = useState<Items>()
  const [round, begin] = useReducer((count: number) => count + 1, 0)
  const first = round === 0 && left !== undefined && left.length > 0 ? withLeft(stored, left) : stored
  const forget = () => forgetFiles(draft, [fieldName])
  return {
    items: chosen ?? first,
    isChanged: (chosen ?? first) !== stored,
    /** For the field, which accepts files once it is known which were left. */
    field: {
      key: `${fieldKey(left)} ${round}`,
      props: {
        disabled: left === undefined,
        defaultFiles: first,
        onFilesChange: (items: Items) => {
          keep(items)
          setChosen(items)
        },
      },
    },
    /** Called when they are sent or abandoned. */
    forget,
    /** Starts again with the stored files. */
    discard: () => {
      forget()
      setChosen(undefined)
      begin()
    },
  }
}
