'use client'
import { officeDay, type PickupBand, type PlainDate, type PlainTime, pickupBands } from '@eksport/domain'
import { localize } from '@eksport/forms'
import { useId } from 'react'
import { longDate } from '../../components/calendar/date-names.js'
import { ChoiceInput } from '../../foundation/internal/choice-input.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import type { PickupSlotsProps } from './pickup-slots.js'
import { bandOf } from './use-pickup.js'

interface WindowChoiceProps {
  band: PickupBand
  date: PlainDate
  name: string
  chosen: boolean
  props: PickupSlotsProps
}

/** The parts of the day as choices; what is reported is the first free time of the part. */
export function PickupWindows(props: PickupSlotsProps) {
  const { policy, date, time, now, describedBy, invalid, t } = props
  const name = useId()
  const bands = pickupBands(officeDay(policy, date, now))
  const current = bandOf(bands, time)
  return (
    <div
      role="radiogroup"
      aria-label={t('time')}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      className="eks:mt-4.5 eks:flex eks:flex-col eks:gap-1"
    >
      {bands.map((band) => (
        <WindowChoice key={band.code} {...{ band, date, name, props }} chosen={band === current} />
      ))}
    </div>
  )
}

function WindowChoice({ band, date, name, chosen, props: { onSelect, feeOf, t } }: WindowChoiceProps) {
  const { locale } = useEksport()
  const id = useId()
  const free = band.slots.find(({ state }) => state === 'free')
  const fee = feeOf?.(band)
  const notes = [!free && t('passed'), band.code === 'after-hours' && t('doubleFee')].filter(Boolean)
  const label = localize(band.label, locale)
  const select = (first: PlainTime) => onSelect(first)
  return (
    <div className="eks-choice eks:text-ui" data-framed>
      <ChoiceInput
        type="radio"
        id={id}
        name={name}
        value={band.code}
        checked={chosen}
        disabled={!free}
        aria-label={`${label}, ${longDate(date, locale)}`}
        aria-describedby={notes.length > 0 || fee ? `${id}-notes` : undefined}
        onChange={() => free && select(free.time)}
      />
      <label htmlFor={id}>
        {label}
        {(notes.length > 0 || fee) && (
          <span id={`${id}-notes`} className="eks:text-small eks:text-subtle eks:*:block">
            {fee && <span className="eks:tabular-nums">{fee}</span>}
            {notes.length > 0 && <span>{notes.join(' ')}</span>}
          </span>
        )}
      </label>
    </div>
  )
}
