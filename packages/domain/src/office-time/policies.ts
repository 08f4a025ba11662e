import type { LocalizedText } from '@eksport/forms'
import { publicHolidays } from './holidays.ts'
import type { OfficeException, OfficeHours, OfficePolicy, SpecialDay, YearlyDay } from './office-policy.ts'

/** [decisions.md 5.1] Both days are included. */
const summer = { from: '05-14', to: '09-15' }

const wednesdayBeforeEaster: YearlyDay = { easter: -4 }
const betweenTheYears: YearlyDay = { from: '12-27', to: '12-30' }

const names = {
  WEDNESDAY_BEFORE_EASTER: {
    nb: 'Onsdag før skjærtorsdag',
    nn: 'Onsdag før skjertorsdag',
    en: 'Wednesday before Maundy Thursday',
  },
  CHRISTMAS_EVE: { nb: 'Julaften', nn: 'Julaftan', en: 'Christmas Eve' },
  BETWEEN_THE_YEARS: { nb: 'Romjul', nn: 'Romjul', en: '27–30 December' },
  // The specification's id of the day that it derives from 1 February; it is 31 December.
  NYTTARSAFTEN: { nb: 'Nyttårsaften', nn: 'Nyttårsaftan', en: "New Year's Eve" },
} as const satisfies Readonly<Record<string, LocalizedText>>

function special(code: keyof typeof names, on: YearlyDay, hours: OfficeHours): SpecialDay {
  return { code, name: names[code], on, hours }
}

const normal: Omit<OfficePolicy, 'code' | 'exceptions'> = {
  leadMinutes: 60,
  formLeadMinutes: 60,
  workLeadMinutes: 30,
  regular: { open: '08:00', close: '15:45' },
  seasons: [{ ...summer, hours: { open: '08:00', close: '15:00' } }],
  specialDays: [
    special('WEDNESDAY_BEFORE_EASTER', wednesdayBeforeEaster, { open: '08:00', close: '12:00' }),
    special('CHRISTMAS_EVE', { monthDay: '12-24' }, { open: '08:00', close: '12:00' }),
    special('BETWEEN_THE_YEARS', betweenTheYears, { open: '10:00', close: '15:45' }),
    special('NYTTARSAFTEN', { monthDay: '12-31' }, { open: '10:00', close: '12:00' }),
  ],
  holidays: publicHolidays,
}

const kloefta: Omit<OfficePolicy, 'code' | 'exceptions'> = {
  leadMinutes: 0,
  formLeadMinutes: 30,
  workLeadMinutes: 30,
  regular: { open: '08:00', close: '20:00', ordinaryUntil: '15:45' },
  seasons: [{ ...summer, hours: { open: '08:00', close: '20:00', ordinaryUntil: '15:00' } }],
  specialDays: [
    special('CHRISTMAS_EVE', { monthDay: '12-24' }, { open: '08:00', close: '14:00', doubleFrom: '12:00' }),
    special('BETWEEN_THE_YEARS', betweenTheYears, { open: '10:00', close: '18:00', ordinaryUntil: '15:45' }),
    special('NYTTARSAFTEN', { monthDay: '12-31' }, { open: '10:00', close: '14:00', doubleFrom: '12:00' }),
  ],
  holidays: publicHolidays,
}

const eveningOffice = 'KLOEFTA'

/** An office as the code list knows it; `openingHours` names its rules, else its code does. */
export interface OfficeName {
  readonly code: string
  readonly openingHours?: string
}

/** The rules of an office, with what it has decided for single dates. */
export function officePolicy(office: string | OfficeName, exceptions: readonly OfficeException[] = []): OfficePolicy {
  const { code, openingHours = code } = typeof office === 'string' ? { code: office } : office
  return { ...(openingHours === eveningOffice ? kloefta : normal), code, exceptions }
}
