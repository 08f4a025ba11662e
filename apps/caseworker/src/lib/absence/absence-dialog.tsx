import { type Absence, formatDate, lastDayIssue, today } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, DatePicker, Field, toast, useEksport } from '@eksport/ui'
import type { UseMutationResult } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { dialogTexts } from '../dialog.texts.ts'
import { FormDialog } from '../form-dialog.tsx'
import { absenceTexts as texts } from './absence.texts.ts'

const inWords = ({ firstDay, lastDay }: Absence) => ({ first: formatDate(firstDay), last: formatDate(lastDay) })

/** Records an absence, or removes one. */
export interface AbsenceChange {
  readonly absence: Absence
  readonly away: boolean
}

interface AbsenceDialogProps {
  /** The absences that have not ended. */
  readonly absences: readonly Absence[]
  /** Resolves to the remaining absences. */
  readonly change: UseMutationResult<readonly Absence[], Error, AbsenceChange>
  /** The colleague's name; undefined for the officer's own absences. */
  readonly name?: string
  readonly onClose: () => void
}

/** [ACT-05] The days on which an officer is absent. */
export function AbsenceDialog({ absences, change, name, onClose }: AbsenceDialogProps) {
  const say = useText()
  const form = useId()
  const [firstDay, setFirstDay] = useState<string | null>(null)
  const [lastDay, setLastDay] = useState<string | null>(null)
  const [checked, setChecked] = useState(false)
  const missing = (day: string | null) => (checked && day === null ? say(dialogTexts.required) : undefined)
  const { now } = useEksport()
  const outOfOrder = firstDay !== null && lastDay !== null && lastDay < firstDay
  const issue = lastDay === null ? undefined : lastDayIssue(lastDay, today(new Date(now()).toISOString()))
  const lastError = () => {
    if (outOfOrder) return say(texts.outOfOrder)
    return issue === undefined ? missing(lastDay) : say(texts[issue])
  }
  const submit = () => {
    setChecked(true)
    if (firstDay === null) return document.getElementById(`${form}-first`)?.focus()
    if (lastDay === null || outOfOrder || issue !== undefined) return document.getElementById(`${form}-last`)?.focus()
    if (change.isPending) return
    const onSuccess = (kept: readonly Absence[]) => {
      onClose()
      // The server merges adjoining days into one absence.
      const whole = kept.find((one) => one.firstDay <= firstDay && lastDay <= one.lastDay)
      toast.success(say(texts.recorded, inWords(whole ?? { firstDay, lastDay })))
    }
    change.mutate({ absence: { firstDay, lastDay }, away: true }, { onSuccess })
  }
  const takeBack = (absence: Absence) => {
    if (change.isPending) return
    const onSuccess = () => {
      // The pressed button is gone, so focus moves to the first field.
      document.getElementById(`${form}-first`)?.focus()
      toast.success(say(texts.takenBack, inWords(absence)))
    }
    change.mutate({ absence, away: false }, { onSuccess })
  }
  return (
    <FormDialog
      form={form}
      title={name === undefined ? say(texts.title) : say(texts.titleOf, { name })}
      description={say(name === undefined ? texts.explanation : texts.explanationOf)}
      doLabel={say(texts.record)}
      leaveLabel={texts.close}
      busy={change.isPending}
      error={change.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {absences.length > 0 && (
        <ul className="grid gap-2">
          {absences.map((absence) => (
            <li key={absence.firstDay} className="flex flex-wrap items-center justify-between gap-2 text-ui">
              {say(texts.days, inWords(absence))}
              <Button small kind="quiet" onClick={() => takeBack(absence)}>
                {say(texts.takeBack)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-4">
        <Field id={`${form}-first`} label={say(texts.firstDay)} error={missing(firstDay)} required>
          <DatePicker value={firstDay} onValueChange={setFirstDay} />
        </Field>
        <Field id={`${form}-last`} label={say(texts.lastDay)} error={lastError()} required>
          <DatePicker value={lastDay} onValueChange={setLastDay} />
        </Field>
      </div>
    </FormDialog>
  )
}
