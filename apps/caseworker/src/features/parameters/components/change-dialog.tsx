import type { Parameters } from '@eksport/api'
import { type ChangedThing, needsTwoPersons, today } from '@eksport/domain'
import { isPlainDate, type LocalizedText } from '@eksport/forms'
import { useNow } from '@eksport/portal/case/use-now.ts'
import { KeptWriting, useKeptWriting } from '@eksport/portal/journal/kept-writing.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { type Say, useText } from '@eksport/portal/text/use-text.ts'
import { DatePicker, Field, Textarea, toast } from '@eksport/ui'
import { useCallback, useEffect, useId, useState } from 'react'
import { dialogTexts } from '#src/lib/dialog.texts.ts'
import { FormDialog } from '#src/lib/form-dialog.tsx'
import { isJudged, isNewMail, thingWords, valueWords } from '../change-words.ts'
import { usePropose } from '../changes-api.ts'
import { parameterTexts as texts } from '../parameters.texts.ts'
import { type ChangeDraft, ChangeFields } from './change-fields.tsx'
import { Preview } from './preview.tsx'

const kept = new KeptWriting<ChangeDraft>({ shape: 2, isNothing: () => false })

interface ChangeDialogProps {
  /** The change to edit, with the current value, the value a toggle would set, or without the parts that the officer may set. */
  readonly change: ChangedThing
  readonly data: Parameters
  readonly onClose: () => void
}

const isNumber = (change: ChangedThing): change is Extract<ChangedThing, { value: number }> =>
  typeof change.value === 'number'

/** The text in the number field, with a decimal comma. */
function typedOf(change: ChangedThing): string {
  if (change.kind === 'period') return change.value.join(', ')
  return isNumber(change) ? String(change.value).replace('.', ',') : ''
}

/** The change as proposed; text that is not a number becomes NaN. */
function changeOf({ change, number }: ChangeDraft): ChangedThing {
  // A new holiday is identified by its date.
  if (change.kind === 'public-holiday' && change.value.name !== undefined)
    return { ...change, subject: `DAY_${change.value.monthDay}` }
  if (change.kind === 'period')
    return {
      ...change,
      value: number
        .split(/[\s,;]+/)
        .filter(Boolean)
        .map(Number),
    }
  if (!isNumber(change)) return change
  const typed = number.trim().replace(/\s/g, '').replace(',', '.').replace('−', '-')
  return { ...change, value: typed === '' ? Number.NaN : Number(typed) }
}

/** Errors found before sending: values that cannot be read at all. The server checks the rest. */
function wrongIn(draft: ChangeDraft, data: Parameters) {
  const { validFrom } = draft
  const change = changeOf(draft)
  const { value } = change
  const isNoNumber = [value].flat().some(Number.isNaN) || (Array.isArray(value) && value.length === 0)
  const isNoDay = (day: string | null) => day === null || !isPlainDate(day)
  const { from, to } = typeof value === 'object' && 'from' in value ? value : {}
  return {
    ...(isNoNumber && { 'change.value': texts.notNumber }),
    ...(isNewMail(change, data) && String(value).trim() === '' && { 'change.value': dialogTexts.required }),
    ...(isNoDay(validFrom) && { validFrom: texts.notDate }),
    ...(from !== undefined && isNoDay(from) && { 'change.value.from': texts.notDate }),
    ...(to !== undefined && isNoDay(to) && { 'change.value.to': texts.notDate }),
  }
}

/** Whether the value has a single field that shows its error. */
const hasOwnField = (change: ChangedThing) =>
  isNumber(change) || change.kind === 'period' || change.kind === 'authority-mail'

const thingKey = (change: ChangedThing) => {
  const part = change.kind === 'office-exception' && change.value.removed ? change.value.from : ''
  return `change:${change.kind}:${'list' in change ? change.list : part}:${change.subject}`
}

/** The draft of a change, its errors, and its submission. */
function useChangeForm({ change, data, onClose }: ChangeDialogProps, form: string) {
  const say = useText()
  const [day] = useState(today(useNow()))
  const propose = usePropose()
  const [isTried, setTried] = useState(false)
  const begin = (): ChangeDraft => ({
    change,
    number: typedOf(change),
    validFrom: day,
    reason: '',
  })
  const { written, restoredFrom, write, forget } = useKeptWriting(kept, thingKey(change), { begin })
  const local: Readonly<Record<string, LocalizedText>> = wrongIn(written, data)
  const refused = isApiError(propose.error) ? propose.error.fieldErrors : {}
  const focusWrong = useCallback(
    () => document.querySelector<HTMLElement>(`form[id="${form}"] [aria-invalid="true"]`)?.focus(),
    [form],
  )
  useEffect(() => {
    if (propose.error) focusWrong()
  }, [propose.error, focusWrong])
  /** The change as written; undefined if it cannot be read. */
  const read = () => {
    setTried(true)
    if (Object.keys(local).length === 0) return changeOf(written)
    requestAnimationFrame(focusWrong)
    return undefined
  }
  const onSuccess = () => {
    forget()
    onClose()
    toast.success(say(needsTwoPersons(change.kind) ? texts.proposed : texts.done))
  }
  const submit = () => {
    const proposed = read()
    const { validFrom, reason } = written
    if (proposed === undefined || validFrom === null || propose.isPending) return
    propose.mutate({ change: proposed, validFrom, reason: reason.trim() }, { onSuccess })
  }
  return {
    written,
    restoredFrom,
    forget,
    read,
    submit,
    propose,
    refused,
    update: (next: Partial<ChangeDraft>) => {
      // What was wrong was said of what stood there.
      if (propose.isError) propose.reset()
      write((before) => ({ ...before, ...next }))
    },
    wrong: (path: string) => (isTried && local[path] && say(local[path])) || refused[path]?.join(' ') || undefined,
  }
}

function titleOf(say: Say, change: ChangedThing, data: Parameters): string {
  if (change.kind === 'public-holiday' && change.value.name !== undefined) return say(texts.newHoliday)
  const thing = thingWords(say, change, data)
  if (isNewMail(change, data)) return say(texts.newMail, { thing })
  if (change.kind !== 'office-exception') return say(texts.changeOf, { thing })
  return `${say(change.value.removed ? texts.removeException : texts.newException)}: ${thing}`
}

/** [ADM-01] [ADM-02] Edits one change: its value, first day and reason, with a preview of its effect before it is proposed. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { change, data, onClose } = props
  const say = useText()
  const form = useId()
  const { written, restoredFrom, forget, read, submit, propose, refused, update, wrong } = useChangeForm(props, form)
  const byTwo = needsTwoPersons(change.kind)
  const isTurned =
    typeof change.value === 'boolean' ||
    (change.kind === 'public-holiday' && change.value.name === undefined) ||
    (change.kind === 'office-exception' && change.value.removed)
  // An error about a value without a field is shown on its own.
  const alone =
    refused['change.subject'] ??
    (hasOwnField(change) ? undefined : refused['change.value']) ??
    (isTurned ? refused['change.value.from'] : undefined)
  return (
    <FormDialog
      form={form}
      title={titleOf(say, change, data)}
      description={isTurned ? valueWords(say, change, data) : undefined}
      doLabel={say(byTwo ? texts.propose : texts.save)}
      busy={propose.isPending}
      // An error with a field is shown only there.
      error={Object.keys(refused).length === 0 ? propose.error : null}
      stale={texts.stale}
      restoredFrom={restoredFrom}
      onSubmit={submit}
      onClose={onClose}
      onGiveUp={forget}
    >
      <ChangeFields draft={written} data={data} onChange={update} wrong={wrong} />
      {alone && (
        <p role="alert" className="text-danger">
          {alone.join(' ')}
        </p>
      )}
      {change.kind !== 'office-exception' && (
        <Field label={say(texts.validFrom)} error={wrong('validFrom')} required>
          <DatePicker
            className="max-w-44"
            value={written.validFrom}
            onValueChange={(validFrom) => update({ validFrom })}
          />
        </Field>
      )}
      <Field label={say(texts.reason)} error={wrong('reason')} required={byTwo} optional={!byTwo} width="full">
        <Textarea
          value={written.reason}
          rows={2}
          limit={2000}
          onChange={({ target }) => update({ reason: target.value })}
        />
      </Field>
      {isJudged(change.kind) && <Preview change={read} />}
      {byTwo && <p className="text-small text-subtle">{say(texts.twoMustAgree)}</p>}
    </FormDialog>
  )
}
