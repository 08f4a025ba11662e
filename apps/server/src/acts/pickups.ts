import type { FoundSheet, HandOut, Pickups } from '@eksport/api'
import { pickupState, today } from '@eksport/domain'
import { addDays } from '@eksport/forms'
import type { ApplicationDocument } from '../db/application-document.ts'
import { validIssue } from '../db/repositories/certificate-issues.ts'
import { lastHandOut } from '../db/repositories/history.ts'
import { findSheetsByNumber, sheetsOfIssue } from '../db/repositories/paper-sheets.ts'
import { farthestDays, listMovedPickups, listPickups } from '../db/repositories/pickups.ts'
import type { Transaction } from '../db/transaction.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { ActiveSession } from '../session/active-session.ts'
import { readOrRefuse } from '../standing/load.ts'
import { requireRight } from '../standing/require-right.ts'

interface AtDesk {
  readonly tx: Transaction
  readonly session: ActiveSession
  readonly now: Date
}

interface Asked {
  readonly office: string
  readonly date?: string | undefined
  readonly which?: 'tomorrow' | 'not-fetched' | undefined
  readonly text?: string | undefined
}

/** The days to read. A name, or certificates left from earlier days, are looked for in days around the current one. */
function daysOf({ date, which, text }: Asked, current: string) {
  if (text !== undefined) return { from: addDays(current, -farthestDays), to: addDays(current, farthestDays), text }
  if (date === undefined && which === 'not-fetched')
    return { from: addDays(current, -farthestDays), to: addDays(current, -1), notFetched: true }
  const day = date ?? (which === 'tomorrow' ? addDays(current, 1) : current)
  return { from: day, to: day }
}

/** [CW-04] What is to be picked up at an office on a day, in Oslo time. */
export async function readPickups({ tx, session, now }: AtDesk, asked: Asked): Promise<Pickups> {
  requireRight(session, 'hand-out')
  const { office } = asked
  const current = today(now.toISOString())
  const days = daysOf(asked, current)
  const rows = await listPickups(tx, { office, ...days })
  const isOneDay = days.from === days.to
  return {
    date: isOneDay ? days.from : current,
    pickups: rows.map((row) => ({ ...row, state: pickupState(row) })),
    movedAway: isOneDay ? await listMovedPickups(tx, { office, date: days.from }) : [],
  }
}

function contactOf({ sender }: ApplicationDocument): string | undefined {
  const { firstName, lastName } = sender?.contactPerson ?? {}
  return [firstName, lastName].filter(Boolean).join(' ') || undefined
}

async function sheetsOf({ tx }: AtDesk, referenceNumber: number): Promise<string[]> {
  const issue = await validIssue(tx, referenceNumber)
  return issue === undefined ? [] : await sheetsOfIssue(tx, issue.id)
}

/** The hand-out of the paper as the history records it. */
async function handedOutOf(
  { tx }: AtDesk,
  { referenceNumber, collectedTime: time, collectedBy: to }: ApplicationDocument,
): Promise<HandOut['handedOut']> {
  if (time === undefined || to === undefined) return undefined
  const {
    by = null,
    identityShown = false,
    confirmedSheets: sheets = [],
  } = (await lastHandOut(tx, referenceNumber)) ?? {}
  return { time, to, ...(by !== null && { by }), identityShown, sheets }
}

/** [CW-04] One case at the desk: who is expected, its sheets, and an earlier hand-out, if any. */
export async function readHandOut(call: AtDesk, referenceNumber: number): Promise<HandOut> {
  requireRight(call.session, 'hand-out')
  const { document, organisationName } = await readOrRefuse(call.tx, referenceNumber)
  // Only paper is picked up at a desk.
  if (!document.certificateFormats.includes('PAPER')) throw new Refusal('NOT_FOUND')
  const { date, time, office, pickupCompany } = document.certificateRetrieval ?? {}
  return {
    referenceNumber,
    time,
    date,
    office,
    exporterName: document.consignor.organisationName ?? organisationName,
    countryOfDestination: document.countryOfDestination,
    certificateTemplate: document.certificateTemplate,
    applicationStatus: document.applicationStatus,
    state: pickupState(document),
    collectedTime: document.collectedTime,
    contactPerson: contactOf(document),
    ...(pickupCompany && { pickupCompany }),
    sheets: await sheetsOf(call, referenceNumber),
    version: document.version,
    handedOut: await handedOutOf(call, document),
  }
}

const stateOf = { FREE: 'UNUSED', HELD: 'UNUSED', PRINTED: 'PRINTED', VOID: 'VOID' } as const

/** [CW-04] The state of the sheets that a number matches. */
export async function readSheets({ tx, session }: AtDesk, text: string): Promise<FoundSheet[]> {
  requireRight(session, 'hand-out')
  const rows = await findSheetsByNumber(tx, text)
  return rows.map(({ serial, state, referenceNumber }) => ({
    serial,
    state: stateOf[state],
    // A sheet that is only reserved for a case has nothing printed on it.
    ...(referenceNumber !== null && stateOf[state] !== 'UNUSED' && { referenceNumber }),
  }))
}
