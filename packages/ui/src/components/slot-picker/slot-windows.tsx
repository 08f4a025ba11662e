'use client'
import type { PlainDate } from '@eksport/forms'
import { useId } from 'react'
import { ChoiceInput } from '../../foundation/internal/choice-input.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { longDate } from '../calendar/date-names.js'
import { windowOf } from './days.logic.js'
import { notesOf, type SlotTimesProps } from './slot-times.js'
import type { SlotWindow } from './slot-types.js'

interface WindowChoiceProps {
  window: SlotWindow
  date: PlainDate
  name: string
  chosen: boolean
  props: SlotTimesProps
}

/** The parts of the day as options; a selection reports the first free time of the part. */
export function SlotWindows(props: SlotTimesProps) {
  const { windows, date, time, describedBy, invalid, t } = props
  const name = useId()
  const current = windowOf(windows, time)
  return (
    <div
      role="radiogroup"
      aria-label={t('time')}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      className="eks:mt-4 eks:flex eks:flex-col eks:gap-1"
    >
      {windows.map((window) => (
        <WindowChoice key={window.id} {...{ window, date, name, props }} chosen={window === current} />
      ))}
    </div>
  )
}

function WindowChoice({ window, date, name, chosen, props }: WindowChoiceProps) {
  const { locale } = useEksport()
  const id = useId()
  const free = window.slots.find(({ state }) => state === 'free')
  const price = props.priceOf?.(window, date)
  // A part is selected as a whole, so which of its times are too soon does not matter.
  const notes = notesOf(window, { ...props, leadMinutes: 0 })
  const hasNotes = notes.length > 0 || Boolean(price)
  return (
    <div className="eks-choice eks:text-ui" data-framed>
      <ChoiceInput
        type="radio"
        id={id}
        name={name}
        value={window.id}
        checked={chosen}
        disabled={!free}
        aria-label={`${window.label}, ${longDate(date, locale)}`}
        aria-describedby={hasNotes ? `${id}-notes` : undefined}
        onChange={() => free && props.onSelect(free.time)}
      />
      <label htmlFor={id}>
        {window.label}
        {hasNotes && (
          <span id={`${id}-notes`} className="eks:text-small eks:text-subtle eks:*:block">
            {price && <span className="eks:tabular">{price}</span>}
            {notes.length > 0 && <span>{notes.join(' ')}</span>}
          </span>
        )}
      </label>
    </div>
  )
}
