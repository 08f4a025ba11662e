import { timeOfMinutes } from '@eksport/forms'
import { useText } from '@eksport/portal/text/use-text.ts'
import { DatePicker, Field, TimeSelect } from '@eksport/ui'
import { administrationTexts as texts } from '../administration.texts.ts'
import type { MessageDraft } from '../message-draft.ts'

interface MessageTimesProps {
  /** Prefix of the ids of its fields. */
  readonly form: string
  readonly draft: MessageDraft
  readonly errorOf: (path: string) => string | undefined
  readonly onChange: (change: Partial<MessageDraft>) => void
}

const quarters = Array.from({ length: 96 }, (_, index) => timeOfMinutes(index * 15))

/** The period in which a message is shown, in Oslo time. */
export function MessageTimes({ form, draft, errorOf, onChange }: MessageTimesProps) {
  const say = useText()
  return (
    <div className="grid gap-2">
      <div className="grid items-start gap-4 md:grid-cols-2">
        <div className="flex flex-wrap items-start gap-3">
          <Field
            id={`${form}-fromDate`}
            label={say(texts.fromDate)}
            hint={say(texts.dateHint)}
            hintBelow
            error={errorOf('fromDate')}
            required
            width="sm"
          >
            <DatePicker
              value={draft.fromDate}
              onValueChange={(date, { raw }) => onChange({ fromDate: date ?? (raw || null) })}
            />
          </Field>
          <Field id={`${form}-fromTime`} label={say(texts.fromTime)} error={errorOf('fromTime')} required width="sm">
            <TimeSelect times={quarters} value={draft.fromTime} onValueChange={(fromTime) => onChange({ fromTime })} />
          </Field>
        </div>
        <div className="flex flex-wrap items-start gap-3">
          <Field
            id={`${form}-toDate`}
            label={say(texts.toDate)}
            hint={say(texts.dateHint)}
            hintBelow
            error={errorOf('toDate')}
            optional
            width="sm"
          >
            <DatePicker
              value={draft.toDate}
              onValueChange={(date, { raw }) => onChange({ toDate: date ?? (raw || null) })}
            />
          </Field>
          <Field id={`${form}-toTime`} label={say(texts.toTime)} error={errorOf('toTime')} optional width="sm">
            <TimeSelect times={quarters} value={draft.toTime} onValueChange={(toTime) => onChange({ toTime })} />
          </Field>
        </div>
      </div>
      <p className="text-small text-subtle">
        {say(texts.osloTime)} {say(texts.noEnd)}
      </p>
    </div>
  )
}
