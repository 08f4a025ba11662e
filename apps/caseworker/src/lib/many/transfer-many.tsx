import { formatDate, officerActionDescriptions } from '@eksport/domain'
import { officersQuery } from '@eksport/portal/code-lists/officers-query.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Field, Select } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { dialogTexts } from '../dialog.texts.ts'
import type { ManyDialogProps } from './issue-many.tsx'
import { manyTexts as texts } from './many.texts.ts'
import { RunDialog } from './run-dialog.tsx'
import { useCaseRun } from './use-case-run.ts'

/** [CW-11] Transfers cases to a colleague, one by one. */
export function TransferMany({ targets, onClose, onChanged }: ManyDialogProps) {
  const say = useText()
  const id = useId()
  const [personId, setPersonId] = useState('')
  const [isTried, setIsTried] = useState(false)
  const { data: officers = [] } = useQuery(officersQuery)
  // [ADM-04] Absent officers come after those at work.
  const byPresence = officers.toSorted((one, other) => Number(!!one.absentUntil) - Number(!!other.absentUntil))
  const run = useCaseRun({ handling: { action: 'transfer', transferTo: { personId } }, onChanged })
  const isMissing = personId === ''
  const onStart = () => {
    setIsTried(true)
    if (isMissing) document.getElementById(id)?.focus()
    return !isMissing
  }
  return (
    <RunDialog
      title={say(texts.transferTitle, { n: targets.length })}
      doLabel={say(officerActionDescriptions.transfer.label)}
      {...{ run, targets, onStart, onClose }}
    >
      <Field
        id={id}
        label={say(texts.transferTo)}
        error={isTried && isMissing && say(dialogTexts.required)}
        required
        width="full"
      >
        <Select value={personId} onChange={({ target }) => setPersonId(target.value)}>
          <option value="">{say(texts.chooseColleague)}</option>
          {byPresence.map(({ id: one, name, absentUntil }) => (
            <option key={one} value={one}>
              {absentUntil === undefined ? name : say(texts.absent, { name, day: formatDate(absentUntil) })}
            </option>
          ))}
        </Select>
      </Field>
    </RunDialog>
  )
}
