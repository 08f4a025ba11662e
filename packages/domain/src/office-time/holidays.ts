import type { LocalizedText } from '@eksport/forms'
import type { NamedDay, YearlyDay } from './office-policy.ts'

function day(code: string, on: YearlyDay, nb: string, nn: string, en: string): NamedDay {
  const name: LocalizedText = { nb, nn, en }
  return { code, on, name }
}

/** [PIK-04] Norwegian public holidays. Where two fall on one date, the first of this list names it. */
export const publicHolidays: readonly NamedDay[] = [
  day('NEW_YEAR', { monthDay: '01-01' }, '1. nyttårsdag', '1. nyttårsdag', "New Year's Day"),
  day('LABOUR_DAY', { monthDay: '05-01' }, '1. mai', '1. mai', '1 May'),
  day('CONSTITUTION_DAY', { monthDay: '05-17' }, '17. mai', '17. mai', '17 May'),
  day('CHRISTMAS_DAY', { monthDay: '12-25' }, '1. juledag', '1. juledag', 'Christmas Day'),
  day('BOXING_DAY', { monthDay: '12-26' }, '2. juledag', '2. juledag', 'Boxing Day'),
  day('MAUNDY_THURSDAY', { easter: -3 }, 'Skjærtorsdag', 'Skjertorsdag', 'Maundy Thursday'),
  day('GOOD_FRIDAY', { easter: -2 }, 'Langfredag', 'Langfredag', 'Good Friday'),
  day('EASTER_SUNDAY', { easter: 0 }, '1. påskedag', '1. påskedag', 'Easter Sunday'),
  day('EASTER_MONDAY', { easter: 1 }, '2. påskedag', '2. påskedag', 'Easter Monday'),
  day('ASCENSION_DAY', { easter: 39 }, 'Kristi himmelfartsdag', 'Kristi himmelfartsdag', 'Ascension Day'),
  day('WHIT_SUNDAY', { easter: 49 }, '1. pinsedag', '1. pinsedag', 'Whit Sunday'),
  day('WHIT_MONDAY', { easter: 50 }, '2. pinsedag', '2. pinsedag', 'Whit Monday'),
]
