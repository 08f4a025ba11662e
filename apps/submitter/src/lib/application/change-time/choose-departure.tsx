import { officeZone, today } from '@eksport/domain'
import { addDays, timeChoices } from '@eksport/forms'
import { useNow } from '@eksport/portal/browser/use-now.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { DatePicker, Field, Heading, TimeSelect, useEksport } from '@eksport/ui'
import { changeTimeTexts as texts } from './change-time.texts.ts'
import { momentWords } from './moment-words.ts'
import type { DepartureChoice } from './use-departure-choice.ts'

interface ChooseDepartureProps {
  readonly id: string
  readonly choice: DepartureChoice
}

/** When the goods leave, asked as in the template's form. */
export function ChooseDeparture({ id, choice }: ChooseDepartureProps) {
  const say = useText()
  const { locale } = useEksport()
  const now = useNow()
  const { asked, before, departure, errors, earliest, choose } = choice
  if (asked === undefined) return null
  const { date, time } = departure
  const first = asked.date.earliest === undefined ? undefined : addDays(today(now), asked.date.earliest)
  const min = [first, earliest]
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1)
  return (
    <section aria-labelledby={`${id}-leaves`} className="min-w-0">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading level={3} id={`${id}-leaves`}>
          {say(texts.leaves)}
        </Heading>
        <p className="text-subtle tabular-nums">{say(texts.now, { moment: momentWords(say, before) })}</p>
      </div>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-4">
        <Field id={`${id}-departure`} label={asked.date.label[locale]} error={errors.date} width="sm">
          <DatePicker
            value={date ?? ''}
            today={today(now)}
            min={min}
            onValueChange={(day, { raw }) => choose({ ...departure, date: day ?? raw })}
          />
        </Field>
        {asked.time !== undefined && (
          <Field label={asked.time.label[locale]} error={errors.time} optional={!asked.time.required} width="sm">
            <TimeSelect
              times={date === undefined || date === '' ? null : timeChoices(asked.time, date, now, officeZone)}
              value={time}
              onValueChange={(at) => choose({ date, ...(at !== null && { time: at }) })}
            />
          </Field>
        )}
      </div>
    </section>
  )
}
