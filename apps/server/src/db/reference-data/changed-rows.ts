import { type ChangedThing, exceptionDaysOf, type PlainDate } from '@eksport/domain'
import { addDays } from '@eksport/forms'
import type { ApprovedChange } from '../repositories/reference-changes.ts'
import type { ListName, Row } from './lists.ts'
import type { Setting } from './settings.ts'

type Lists = Readonly<Record<string, unknown[]>>
type Of<Kind extends ChangedThing['kind']> = Extract<ChangedThing, { kind: Kind }>
type Words = { readonly nb: string; readonly nn: string; readonly en: string }

const rowsOf = (lists: Lists, list: ListName) => (lists[list] ?? []) as readonly Row[]

/** Fills missing languages with bokmål. */
const inEachLanguage = ({ nb, nn, en }: Words): Words => ({ nb, nn: nn.trim() || nb, en: en.trim() || nb })

function withRow(lists: Lists, list: ListName, code: string, change: (row: Row) => Row): Lists {
  return { ...lists, [list]: rowsOf(lists, list).map((row) => (row.code === code ? change(row) : row)) }
}

/** Each price of a code holds until the day before the next one. */
function withFee(lists: Lists, { subject, value }: Of<'fee'>, validFrom: PlainDate): Lists {
  const all = rowsOf(lists, 'fees')
  const own = all.filter(({ code }) => code === subject)
  const others = own.filter((row) => row.validFrom !== validFrom)
  const ordered = [...others, { ...own.at(-1), amount: value, validFrom }].toSorted((one, other) =>
    String(one.validFrom).localeCompare(String(other.validFrom)),
  )
  const following = ordered.map((row, index) => {
    const next = ordered[index + 1]
    return { ...row, validTo: next === undefined ? null : addDays(String(next.validFrom), -1) }
  })
  return { ...lists, fees: [...all.filter(({ code }) => code !== subject), ...following] }
}

function withHours(lists: Lists, { subject, value }: Of<'opening-hours'>): Lists {
  const { regular, seasons, leadMinutes } = value
  return withRow(lists, 'opening-hours', subject, (row) => ({
    ...row,
    ...(leadMinutes !== undefined && { leadMinutes }),
    ...(regular !== undefined && { regular }),
    seasons: (row.seasons as readonly Row[]).map((season, index) => ({
      ...season,
      hours: seasons?.[index] ?? season.hours,
    })),
  }))
}

function withException(lists: Lists, { subject, value }: Of<'office-exception'>): Lists {
  const { from, to, name, hours, removed } = value
  if (removed)
    return withRow(lists, 'certificate-offices', subject, (row) => ({
      ...row,
      exceptions: ((row.exceptions ?? []) as readonly { date: PlainDate }[]).filter(
        ({ date }) => date < from || date > to,
      ),
    }))
  const added = exceptionDaysOf(value).map((date) => ({
    date,
    name: inEachLanguage(name),
    ...(hours !== undefined && { hours }),
  }))
  return withRow(lists, 'certificate-offices', subject, (row) => ({
    ...row,
    exceptions: [...((row.exceptions ?? []) as readonly unknown[]), ...added],
  }))
}

function withHoliday(lists: Lists, { subject, value }: Of<'public-holiday'>): Lists {
  const { observed, monthDay, name } = value
  const holidays = rowsOf(lists, 'public-holidays')
  if (holidays.some(({ code }) => code === subject))
    return withRow(lists, 'public-holidays', subject, (row) => ({ ...row, observed }))
  if (!observed || name === undefined) return lists
  return { ...lists, 'public-holidays': [...holidays, { code: subject, name: inEachLanguage(name), on: { monthDay } }] }
}

function withAuthorityMail(lists: Lists, { subject, value }: Of<'authority-mail'>): Lists {
  const others = rowsOf(lists, 'importing-authorities').filter(({ code }) => code !== subject)
  const mail = value.trim()
  return { ...lists, 'importing-authorities': mail === '' ? others : [...others, { code: subject, mail }] }
}

function withChange(lists: Lists, { change, validFrom }: ApprovedChange): Lists {
  switch (change.kind) {
    case 'fee':
      return withFee(lists, change, validFrom)
    case 'code':
      return withRow(lists, change.list, change.subject, (row) => ({ ...row, active: change.value }))
    case 'opening-hours':
      return withHours(lists, change)
    case 'office': {
      const { active, openingHours, address } = change.value
      return withRow(lists, 'certificate-offices', change.subject, (row) => ({
        ...row,
        ...(active !== undefined && { active }),
        ...(openingHours !== undefined && { openingHours }),
        ...(address !== undefined && { address: address.trim() || null }),
      }))
    }
    case 'office-exception':
      return withException(lists, change)
    case 'public-holiday':
      return withHoliday(lists, change)
    case 'authority-mail':
      return withAuthorityMail(lists, change)
    case 'rule-parameter':
    case 'auto-approve':
    case 'period':
      return lists
  }
}

/**
 * [ADM-01] [ADM-02] The lists with the approved changes that hold on a day. Fees carry their own days, so a future fee
 * is in the list already.
 */
export function changedRows(lists: Lists, changes: readonly ApprovedChange[], day: PlainDate): Lists {
  return changes.filter(({ change, validFrom }) => change.kind === 'fee' || validFrom <= day).reduce(withChange, lists)
}

/** [ADM-02] The settings with the approved changes, in the order in which they take effect. */
export function changedSettings(settings: readonly Setting[], changes: readonly ApprovedChange[]): Setting[] {
  const changed = changes.flatMap(({ change, validFrom }): Setting[] => {
    const { kind, subject } = change
    if (kind === 'auto-approve') return [{ name: kind, subject, validFrom, value: change.value }]
    if (kind === 'period') return [{ name: kind, subject, validFrom, value: change.value }]
    return kind === 'rule-parameter' ? [{ name: kind, subject, validFrom, value: change.value }] : []
  })
  return [...settings, ...changed].toSorted((one, other) => one.validFrom.localeCompare(other.validFrom))
}
