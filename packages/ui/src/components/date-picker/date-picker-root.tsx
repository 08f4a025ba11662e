'use client'
import type { PlainDate } from '@eksport/forms'
import { type ReactNode, useId, useRef } from 'react'
import { type ChangeDetails, useControllable } from '../../foundation/internal/use-controllable.js'
import { useNarrow } from '../../foundation/internal/use-media.js'
import type { CatalogueOverrides } from '../../foundation/text/catalogue.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import type { DateLimits } from '../calendar/date-limits.logic.js'
import { longDate } from '../calendar/date-names.js'
import { useToday } from '../calendar/use-today.js'
import { datePickerTexts } from './date-picker.texts.js'
import { DatePickerContext } from './date-picker-context.js'
import { type DateChangeDetails, useDateText } from './use-date-text.js'

/** Why the calendar opened or closed: the button (also Escape and a press outside), Alt and arrow down, or a day. */
export type DateOpenReason = 'button' | 'key' | 'pick'

/** Props of {@link DatePickerRoot}. */
export interface DatePickerRootProps extends DateLimits {
  /** The parts. */
  children: ReactNode
  /** `YYYY-MM-DD`. Text that is not a date is shown as is, so that it can be kept and corrected. */
  value?: string | null | undefined
  /** The initial date, when uncontrolled. */
  defaultValue?: string | null | undefined
  /** Called on blur or when a day is picked; null with `problem` if the text is not a date. */
  onValueChange?: ((value: PlainDate | null, details: DateChangeDetails) => void) | undefined
  /** The current day. @default today in the provider's time zone */
  today?: PlainDate | undefined
  /** Whether a day is a holiday: marked in the calendar. */
  isHoliday?: ((date: PlainDate) => boolean) | undefined
  /** Whether a day is part of a period: marked in the calendar. */
  between?: ((date: PlainDate) => boolean) | undefined
  /** Shows week numbers. */
  weekNumbers?: boolean | undefined
  /** Whether the calendar is open, when controlled. */
  open?: boolean | undefined
  /** Whether the calendar is open at first, when uncontrolled. */
  defaultOpen?: boolean | undefined
  /** Called when the calendar opens or closes, with the reason. */
  onOpenChange?: ((open: boolean, details: ChangeDetails<DateOpenReason>) => void) | undefined
  /** Name of the form field: submits the date as `YYYY-MM-DD`, whatever the text field shows. */
  name?: string | undefined
  /** Cannot be answered now. */
  disabled?: boolean | undefined
  /** Can be read but not changed: the calendar cannot be opened. */
  readOnly?: boolean | undefined
  /** Overrides single texts of this component. */
  messages?: CatalogueOverrides<typeof datePickerTexts> | undefined
}

/** A date picker without its looks; arrange the parts inside it freely. */
export function DatePickerRoot(props: DatePickerRootProps) {
  const { children, name, min, max, noWeekends, isBlocked, isHoliday, between, weekNumbers = true, messages } = props
  const disabled = Boolean(props.disabled)
  const readOnly = Boolean(props.readOnly)
  const { locale } = useEksport()
  const t = useTexts('datePicker', datePickerTexts, messages)
  const narrow = useNarrow()
  const today = useToday(props.today)
  const [open, setOpen] = useControllable<boolean, DateOpenReason>({
    value: props.open,
    defaultValue: props.defaultOpen ?? false,
    onChange: props.onOpenChange,
  })
  const button = useRef<HTMLButtonElement>(null)
  const contentId = useId()
  const limits = { min, max, noWeekends, isBlocked }
  const { value, defaultValue = null, onValueChange } = props
  const date = useDateText({ value, defaultValue, onValueChange, today, limits, locale })
  const label = date.date ? t('change', { date: longDate(date.date, locale, { year: true }) }) : t('choose')
  const calendar = { ...limits, today, weekNumbers, ...(isHoliday && { isHoliday }), ...(between && { between }) }
  const panel = { open: open && !disabled && !readOnly, setOpen, button, contentId, modal: narrow }
  return (
    <DatePickerContext value={{ date, calendar, ...panel, disabled, readOnly, label }}>
      {children}
      {name !== undefined && <input type="hidden" name={name} value={date.date ?? ''} disabled={disabled} />}
    </DatePickerContext>
  )
}
