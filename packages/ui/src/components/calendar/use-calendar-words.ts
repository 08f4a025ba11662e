'use client'
import { formatDate, type PlainDate, shortWeekdayNames, weekday } from '@eksport/forms'
import { useCallback, useMemo } from 'react'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { calendarTexts } from './calendar.texts.js'
import { type DateLimits, dateObstacle } from './date-limits.logic.js'
import { monthHeading, monthName, weekdayName, wholeDate } from './date-names.js'
import { fromLocalDate } from './plain-date.logic.js'

/** Why a day cannot be selected, in words; undefined if it can. */
export function useWhyNot({ min, max, noWeekends, isBlocked }: DateLimits) {
  const { locale } = useEksport()
  const t = useTexts('calendar', calendarTexts)
  return useCallback(
    (date: PlainDate): string | undefined => {
      const obstacle = dateObstacle(date, { min, max, noWeekends, isBlocked })
      if (!obstacle) return undefined
      if (obstacle.kind === 'weekend') return t('weekend')
      return obstacle.kind === 'blocked'
        ? obstacle.text
        : t(obstacle.kind, { date: formatDate(obstacle.limit, locale) })
    },
    [t, locale, min, max, noWeekends, isBlocked],
  )
}

interface DayNames {
  readonly today: PlainDate
  readonly selected: PlainDate | null
  readonly whyNot: (date: PlainDate) => string | undefined
}

const heading = (month: Date) => [month.getFullYear(), month.getMonth() + 1] as const
const dayOf = (date: Date) => weekday(fromLocalDate(date))

/** The texts of the grid in our languages; the library's own lack most of nynorsk. */
export function useWords({ today, selected, whyNot }: DayNames) {
  const { locale } = useEksport()
  const t = useTexts('calendar', calendarTexts)
  return useMemo(() => {
    // The accessible name begins with the visible text of the cell (WCAG 2.5.3).
    const describe = (date: PlainDate) => {
      const name = wholeDate(date, locale)
      const marks = [date === today && t('today'), date === selected && t('chosen'), whyNot(date)]
      return [name, weekdayName(weekday(date), locale), ...marks].filter(Boolean).join(', ')
    }
    return {
      formatters: {
        formatCaption: (month: Date) => monthHeading(...heading(month), locale),
        formatMonthDropdown: (month: Date) => monthName(month.getMonth() + 1, locale),
        formatWeekdayName: (day: Date) => shortWeekdayNames(locale)[dayOf(day) - 1] ?? '',
        formatWeekNumber: (week: number) => String(week),
        formatWeekNumberHeader: () => '',
      },
      labels: {
        labelDayButton: (day: Date) => describe(fromLocalDate(day)),
        labelGrid: (month: Date) => monthHeading(...heading(month), locale),
        labelWeekday: (day: Date) => weekdayName(dayOf(day), locale),
        labelWeekNumber: (week: number) => t('week', { n: week }),
        labelWeekNumberHeader: () => t('weekColumn'),
        labelMonthDropdown: () => t('month'),
        labelYearDropdown: () => t('year'),
        labelPrevious: () => t('previousMonth'),
        labelNext: () => t('nextMonth'),
        labelNav: () => t('navigation'),
      },
    }
  }, [locale, t, today, selected, whyNot])
}
