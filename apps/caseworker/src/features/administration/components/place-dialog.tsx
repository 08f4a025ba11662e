import { type Staff, staffLimits } from '@eksport/api'
import { KeptWriting, useKeptWriting } from '@eksport/portal/journal/kept-writing.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Checkbox, Field, Fieldset, Input, toast } from '@eksport/ui'
import { useId } from 'react'
import { dialogTexts } from '#src/lib/dialog.texts.ts'
import { FormDialog } from '#src/lib/form-dialog.tsx'
import { OfficeSelect } from '#src/lib/office-select.tsx'
import { usePlaceOfficer } from '../api/staff.ts'
import { staffTexts as texts, weekdays } from '../staff.texts.ts'

interface Place {
  readonly office: string
  readonly title: string
  readonly freeDays: readonly number[]
}

const kept = new KeptWriting<Place>({ shape: 1, isNothing: () => false })

interface PlaceDialogProps {
  readonly person: Staff
  readonly onClose: () => void
}

/** [ADM-04] An officer's office, title, and weekdays without work. */
export function PlaceDialog({ person, onClose }: PlaceDialogProps) {
  const say = useText()
  const form = useId()
  const { name, version } = person
  const { written, restoredFrom, write, forget } = useKeptWriting(kept, `place:${person.id}`, {
    begin: () => ({ office: person.office ?? '', title: person.title ?? '', freeDays: person.freeDays }),
  })
  const { office, title, freeDays } = written
  const change = usePlaceOfficer(person)
  const isTooLong = title.trim().length > staffLimits.title
  const submit = () => {
    if (isTooLong) document.getElementById(`${form}-title`)?.focus()
    if (isTooLong || change.isPending) return
    const onSuccess = () => {
      forget()
      onClose()
      toast.success(say(texts.changed, { name }))
    }
    const place = { ...(office !== '' && { office }), ...(title.trim() !== '' && { title: title.trim() }) }
    change.mutate({ ...place, freeDays: [...freeDays] }, { onSuccess })
  }
  return (
    <FormDialog
      form={form}
      title={say(texts.changeOf, { name })}
      doLabel={say(texts.save)}
      busy={change.isPending}
      error={change.error}
      version={version}
      stale={texts.stale}
      restoredFrom={restoredFrom}
      onSubmit={submit}
      onClose={onClose}
      onGiveUp={forget}
    >
      <Field id={`${form}-office`} label={say(texts.office)} width="full">
        <OfficeSelect
          value={office}
          onChange={({ target }) => write((before) => ({ ...before, office: target.value }))}
        >
          <option value="">{say(texts.noOffice)}</option>
        </OfficeSelect>
      </Field>
      <Field
        id={`${form}-title`}
        label={say(texts.jobTitle)}
        error={isTooLong && say(dialogTexts.tooLong, { max: staffLimits.title })}
        width="full"
      >
        <Input value={title} onChange={({ target }) => write((before) => ({ ...before, title: target.value }))} />
      </Field>
      <Fieldset legend={say(texts.freeDays)} hint={say(texts.freeDaysHint)}>
        <div className="flex flex-wrap gap-x-4">
          {weekdays.map((weekday, index) => {
            const day = index + 1
            return (
              <Checkbox
                key={weekday.en}
                label={say(weekday)}
                checked={freeDays.includes(day)}
                onChange={({ target }) =>
                  write((before) => {
                    const others = before.freeDays.filter((one) => one !== day)
                    return { ...before, freeDays: target.checked ? [...others, day] : others }
                  })
                }
              />
            )
          })}
        </div>
      </Fieldset>
    </FormDialog>
  )
}
