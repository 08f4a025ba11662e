'use client'
import type { PlainDate } from '@eksport/forms'
import { useId } from 'react'
import { ChoiceInput } from '../../foundation/internal/choice-input.js'
import type { Translate } from '../../foundation/text/catalogue.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { longDate } from '../calendar/date-names.js'
import type { OpenDay } from './days.logic.js'
import type { slotPickerTexts } from './slot-picker.texts.js'

interface SlotDaysListProps {
  days: readonly OpenDay[]
  selected: PlainDate | null
  labelledBy: string
  describedBy: string | undefined
  onSelect: (date: PlainDate, event: Event) => void
  t: Translate<typeof slotPickerTexts>
}

/** The open days as radio buttons with their free times, when there are too few for a calendar. */
export function SlotDaysList({ days, selected, labelledBy, describedBy, onSelect, t }: SlotDaysListProps) {
  const { locale } = useEksport()
  const name = useId()
  // A selected day that has become full stays visible.
  const all =
    days.some(({ date }) => date === selected) || selected === null ? days : [...days, { date: selected, free: 0 }]
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className="eks:flex eks:flex-col eks:gap-1"
    >
      {all
        .toSorted((a, b) => (a.date < b.date ? -1 : 1))
        .map(({ date, free }) => (
          <div key={date} className="eks-choice eks:text-ui" data-framed>
            <ChoiceInput
              type="radio"
              id={`${name}-${date}`}
              name={name}
              value={date}
              checked={date === selected}
              onChange={(event) => onSelect(date, event.nativeEvent)}
            />
            <label htmlFor={`${name}-${date}`}>
              {longDate(date, locale)}
              <span className="eks:block eks:text-small eks:text-subtle eks:tabular">
                {free === 0 ? t('dayFull') : free === 1 ? t('dayOne') : t('dayMany', { count: free })}
              </span>
            </label>
          </div>
        ))}
    </div>
  )
}
