import type { LocalizedText } from '@eksport/forms'
import type {
  NamedDay,
  OfficeException,
  OfficeHours,
  OfficePolicies,
  OfficePolicy,
  OfficeTimes,
  SpecialDay,
  YearlyDay,
} from '../values/office-time/office-policy.ts'

function day(code: string, on: YearlyDay, nb: string, nn: string, en: string): NamedDay {
  const name: LocalizedText = { nb, nn, en }
  return { code, on, name }
}

const special = (named: NamedDay, hours: OfficeHours): SpecialDay => ({ ...named, hours })

/** The public holidays of the product's reference data. */
export const exampleHolidays: readonly NamedDay[] = [
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

const summer = { from: '05-14', to: '09-15' }
const easter = day(
  'WEDNESDAY_BEFORE_EASTER',
  { easter: -4 },
  'Onsdag før skjærtorsdag',
  'Onsdag før skjertorsdag',
  'Wednesday before Maundy Thursday',
)
const christmasEve = day('CHRISTMAS_EVE', { monthDay: '12-24' }, 'Julaften', 'Julaftan', 'Christmas Eve')
const betweenTheYears = day('BETWEEN_THE_YEARS', { from: '12-27', to: '12-30' }, 'Romjul', 'Romjul', '27–30 December')
// The specification derives the id of this day from 1 February; it is 31 December.
const newYearsEve = day('NYTTARSAFTEN', { monthDay: '12-31' }, 'Nyttårsaften', 'Nyttårsaftan', "New Year's Eve")

type Rules = Omit<OfficePolicy, 'code' | 'exceptions' | 'holidays'>

const normal: Rules = {
  leadMinutes: 60,
  formLeadMinutes: 60,
  regular: { open: '08:00', close: '15:45' },
  seasons: [{ ...summer, hours: { open: '08:00', close: '15:00' } }],
  specialDays: [
    special(easter, { open: '08:00', close: '12:00' }),
    special(christmasEve, { open: '08:00', close: '12:00' }),
    special(betweenTheYears, { open: '10:00', close: '15:45' }),
    special(newYearsEve, { open: '10:00', close: '12:00' }),
  ],
}

const kloefta: Rules = {
  leadMinutes: 0,
  formLeadMinutes: 30,
  regular: { open: '08:00', close: '20:00', ordinaryUntil: '15:45' },
  seasons: [{ ...summer, hours: { open: '08:00', close: '20:00', ordinaryUntil: '15:00' } }],
  specialDays: [
    special(christmasEve, { open: '08:00', close: '14:00', doubleFrom: '12:00' }),
    special(betweenTheYears, { open: '10:00', close: '18:00', ordinaryUntil: '15:45' }),
    special(newYearsEve, { open: '10:00', close: '14:00', doubleFrom: '12:00' }),
  ],
}

/** [PIK-01..04] The opening hours of the product's reference data; a test compares them. */
export const exampleOpeningHours = [
  { code: 'NORMAL', ...normal },
  { code: 'KLOEFTA', ...kloefta },
] as const

/** An office of the reference data, with exceptions for single dates. */
export function officePolicy(code: string, exceptions: readonly OfficeException[] = []): OfficePolicy {
  return { ...(code === 'KLOEFTA' ? kloefta : normal), code, holidays: exampleHolidays, exceptions }
}

/** The offices that examples use. */
export const exampleOffices: OfficePolicies = new Map(
  ['KLOEFTA', 'BERGEN', 'SVOLVAER', 'TROMSOE', 'BODOE', 'AALESUND', 'OSLO'].map((code) => [code, officePolicy(code)]),
)

/** The opening hours of some offices, as the server returns them. Each office names its hours, and is active unless it says otherwise. */
export const exampleOfficeTimes = (
  offices: readonly { readonly code: string; readonly openingHours: string; readonly active?: boolean }[],
): OfficeTimes => ({
  openingHours: exampleOpeningHours,
  holidays: exampleHolidays,
  offices: offices.map(({ code, openingHours, active = true }) => ({ code, active, openingHours, exceptions: [] })),
})
