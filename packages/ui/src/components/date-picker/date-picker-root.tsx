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

/** Why the calendar opened or closed: the button (Escape and a press beside it too), Alt and arrow down, or a day. */
export type DateOpenReason = 'button' | 'key' | 'pick'

/** Props of {@link DatePickerRoot}. */
export interface DatePickerRootProps extends DateLimits {
  /** The parts. */
  children: ReactNode
  /** `YYYY-MM-DD`. A text that is no date is shown as it is, so that what was typed can be kept and corrected. */
  value?: string | null | undefined
  /** The date at first, when the picker owns it. */
  defaultValue?: string | null | undefined
  /** Called when the field is left or a day is picked; null with `problem` when there is no date in the text. */
  onValueChange?: ((value: PlainDate | null, details: DateChangeDetails) => void) | undefined
  /** Today in the provider's zone unless given. */
  today?: PlainDate | undefined
  /** Closed for a holiday: marked in the calendar. */
  isHoliday?: ((date: PlainDate) => boolean) | undefined
  /** Days of a period, marked in the calendar. */
  between?: ((date: PlainDate) => boolean) | undefined
  /** Numbers of the weeks beside them. */
  weekNumbers?: boolean | undefined
  /** Whether the calendar is open, when the caller owns that. */
  open?: boolean | undefined
  /** Whether the calendar is open at first. */
  defaultOpen?: boolean | undefined
  /** Called when the calendar opens or closes, with what was done. */
  onOpenChange?: ((open: boolean, details: ChangeDetails<DateOpenReason>) => void) | undefined
  /** The form's field: the date goes out as `YYYY-MM-DD`, whatever stands in the text field. */
  name?: string | undefined
  /** Cannot be answered now. */
  disabled?: boolean | undefined
  /** Can be read and not changed: the calendar stays away. */
  readOnly?: boolean | undefined
  /** Own wording for single texts of this one. */
  messages?: CatalogueOverrides<typeof datePickerTexts> | undefined
}

/** A date picker without its looks; put the parts inside it in an order of your own. */
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
