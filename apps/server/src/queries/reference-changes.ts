import type { Parameters, ProposedChange } from '@eksport/api'
import {
  type ChangeState,
  exceptionDaysOf,
  type PlainDate,
  parameterBounds,
  type RuleParameterName,
  switchableLists,
  today,
} from '@eksport/domain'
import type { Config } from '../config.ts'
import { type ReferenceData, readReferenceData } from '../db/reference-data/read-reference-data.ts'
import { listChanges, type StoredChange } from '../db/repositories/reference-changes.ts'
import type { Transaction } from '../db/transaction.ts'
import { mayApproveItselfOn, periodsOn, ruleParametersOn } from '../reference-data/settings.ts'
import { authorityMailOf, codesOf } from '../reference-data/thing-before.ts'
import type { ActiveSession } from '../session/active-session.ts'
import { requireRight } from '../standing/require-right.ts'

interface Asked {
  readonly tx: Transaction
  readonly session: ActiveSession
  readonly now: Date
}

/** What a version sets: a change of an office or its hours may concern a part of it alone. */
const partsOf = ({ change }: StoredChange) =>
  change.kind === 'office' || change.kind === 'opening-hours' ? Object.keys(change.value) : []

const thingOf = ({ change }: StoredChange) =>
  JSON.stringify([change.kind, 'list' in change && change.list, change.subject])

/** Whether a version comes after another of the same thing. */
const isLater = (one: StoredChange, other: StoredChange) =>
  one.validFrom > other.validFrom ||
  (one.validFrom === other.validFrom && (one.decidedAt ?? new Date(0)) > (other.decidedAt ?? new Date(0)))

/** Whether nothing of a version holds any longer, because later ones of the same thing set all that it sets. */
function isFollowed(change: StoredChange, others: readonly StoredChange[]): boolean {
  const later = others.filter((other) => thingOf(other) === thingOf(change) && isLater(other, change))
  const replaced = new Set(later.flatMap(partsOf))
  return later.length > 0 && partsOf(change).every((part) => replaced.has(part))
}

/** Whether every day of an exception was removed by later decisions. */
function isRemoved({ change, decidedAt }: StoredChange, all: readonly StoredChange[]): boolean {
  if (change.kind !== 'office-exception' || change.value.removed) return false
  const decided = decidedAt ?? new Date(0)
  const removals = all.flatMap(({ change: other, decidedAt: at }) =>
    other.kind === 'office-exception' && other.value.removed && other.subject === change.subject && at && at > decided
      ? [other.value]
      : [],
  )
  return exceptionDaysOf(change.value).every((day) => removals.some(({ from, to }) => from <= day && day <= to))
}

function stateOf(change: StoredChange, all: readonly StoredChange[], day: PlainDate): ChangeState {
  if (change.outcome === null) return 'WAITS'
  if (change.outcome === 'RETURNED') return 'RETURNED'
  if (change.change.kind === 'office-exception') {
    const { from, to } = change.change.value
    if (isRemoved(change, all)) return 'FOLLOWED'
    return from > day ? 'COMES' : to < day ? 'FOLLOWED' : 'HOLDS'
  }
  if (change.validFrom > day) return 'COMES'
  const others = all.filter((other) => other.outcome === 'APPROVED' && other.validFrom <= day)
  return isFollowed(change, others) ? 'FOLLOWED' : 'HOLDS'
}

/** [ADM-01] [ADM-02] Every change, including waiting and returned ones, for those who may make changes. */
export async function listProposedChanges({ tx, session, now }: Asked): Promise<ProposedChange[]> {
  requireRight(session, 'change-parameters')
  const all = await listChanges(tx)
  const day = today(now.toISOString())
  return all.map((one) => ({
    id: one.id,
    change: one.change,
    validFrom: one.validFrom,
    reason: one.reason,
    state: stateOf(one, all, day),
    proposedBy: one.proposedName,
    isMine: one.proposedBy === session.person.id,
    proposedAt: one.proposedAt.toISOString(),
    ...(one.decidedName !== null && { decidedBy: one.decidedName }),
    ...(one.decidedAt !== null && { decidedAt: one.decidedAt.toISOString() }),
    ...(one.answer !== null && { answer: one.answer }),
  }))
}

const inThree = ({ nb, nn, en }: { nb: string; nn: string; en: string }) => ({ nb, nn, en })

/** [ADM-01] The changeable facts of offices as they hold today; only current and future exceptions. */
const officesOf = (data: ReferenceData, day: PlainDate): Pick<Parameters, 'hours' | 'offices' | 'holidays'> => ({
  hours: data['opening-hours'].map(({ code, leadMinutes, regular, seasons }) => ({
    code,
    leadMinutes,
    regular,
    seasons: [...seasons],
  })),
  offices: data['certificate-offices'].map(({ code, names, active, address = '', openingHours, exceptions }) => ({
    code,
    name: names.nb,
    active,
    address,
    openingHours,
    exceptions: exceptions.filter(({ date }) => date >= day).toSorted((a, b) => a.date.localeCompare(b.date)),
  })),
  holidays: [...data['public-holidays'], ...data.holidaysTakenAway],
})

type Receiver = Parameters['receivers'][number]

/** The address for messages is configured by the operator; in the demonstration it is our own receiver. */
function messagesOf({ receivers, demonstration }: Config, country: string): Pick<Receiver, 'messages' | 'host'> {
  if (receivers === undefined && demonstration) return { messages: 'DEMONSTRATION' }
  const address = receivers?.[country]
  return address === undefined ? { messages: 'NO_ADDRESS' } : { messages: 'ADDRESS', host: new URL(address).host }
}

/** Each country that accepts certificates as messages, or whose authority has an e-mail address. */
function receiversOf(data: ReferenceData, config: Config): Receiver[] {
  const electronic = new Set(
    data.countryTemplates
      .filter(({ supportedCertificateFormats }) =>
        supportedCertificateFormats.some(({ format, enabled }) => format === 'E_CERT' && enabled),
      )
      .map(({ country }) => country),
  )
  return data.countries.flatMap(({ code, names }) => {
    const mail = authorityMailOf(data, code)
    if (mail === undefined && !electronic.has(code)) return []
    const messages = electronic.has(code) ? messagesOf(config, code) : { messages: 'NONE' as const }
    return [{ country: code, names: inThree(names), ...(mail !== undefined && { mail }), ...messages }]
  })
}

interface AskedWithConfig extends Asked {
  readonly deps: { readonly config: Config }
}

/** [ADM-01] [ADM-02] What can be changed, as it holds today. Read without the cache, for the page that has just made a change. */
export async function parametersToday({ tx, session, now, deps }: AskedWithConfig): Promise<Parameters> {
  requireRight(session, 'change-parameters')
  const day = today(now.toISOString())
  const data = await readReferenceData(tx, day)
  const parameters = ruleParametersOn(data, day)
  const names = Object.keys(parameterBounds) as RuleParameterName[]
  return {
    fees: data.fees.map(({ code, amount, validFrom, validTo }) => ({
      code,
      amount,
      validFrom,
      ...(validTo != null && { validTo }),
    })),
    rules: names.map((name) => ({ name, value: parameters[name] })),
    periods: Object.entries(periodsOn(data, day)).map(([name, value]) => ({ name, value: [value].flat() })),
    receivers: receiversOf(data, deps.config),
    templates: data.templates.map((template) => ({
      code: template.code,
      names: inThree(template.names),
      autoApprove: mayApproveItselfOn(data, template.code, day),
    })),
    lists: switchableLists.map((list) => ({
      list,
      codes: codesOf(data, list).map(({ code, names: words, active }) => ({ code, names: inThree(words), active })),
    })),
    ...officesOf(data, day),
  }
}
