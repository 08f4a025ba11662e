import type { Audience } from '@eksport/api'
import {
  type ApplicationStatus,
  applicationStatuses,
  type Decision,
  decisionSchema,
  type HistoryEntry,
  historyEntrySchema,
  serialsInWords,
} from '@eksport/domain'
import { and, asc, desc, eq, gte, inArray, max, ne } from 'drizzle-orm'
import { z } from 'zod'
import { history } from '../schema/case-records.ts'
import { persons } from '../schema/people.ts'
import type { Transaction } from '../transaction.ts'
import { asStored, canonicalJson, chainStart, linkHash, sha256 } from './hash-chain.ts'
import { noteHead } from './history-heads.ts'

export interface HistoryRecord {
  readonly referenceNumber: number
  readonly organisationNumber: string
  readonly event: string
  readonly fromStatus: ApplicationStatus | null
  readonly toStatus: string
  /** `MOTTAKER` is the visitor of a customer link, whose identity is not known. */
  readonly actorRole: 'INNSENDER' | 'BEHANDLER' | 'SYSTEM' | 'MOTTAKER'
  readonly actorId: string
  readonly actorName: string | null
  readonly reason: string | null
  readonly version: number
  readonly time: Date
  readonly facts: Readonly<Record<string, unknown>> | null
}

/** Appends a link. The caller holds the application's row, so that no other writer can append the same one. */
export async function appendHistory(tx: Transaction, record: HistoryRecord): Promise<void> {
  const [last] = await tx
    .select({ sequence: history.sequence, hash: history.hash })
    .from(history)
    .where(eq(history.referenceNumber, record.referenceNumber))
    .orderBy(desc(history.sequence))
    .limit(1)
  const link = asStored({ ...record, sequence: (last?.sequence ?? 0) + 1 })
  const previousHash = last?.hash ?? chainStart
  const hash = linkHash(previousHash, link)
  await tx.insert(history).values({ ...link, previousHash, hash })
  noteHead(tx, { referenceNumber: link.referenceNumber, sequence: link.sequence, hash, after: link.sequence - 1 })
}

type Link = typeof history.$inferSelect

/** What remains of a link whose content is erased. */
const remainsOf = ({ organisationNumber, sequence, event, fromStatus, toStatus, actorRole, version, time }: Link) => ({
  ...{ organisationNumber, sequence, event, fromStatus, toStatus, actorRole, version, time },
})

/** [OPS-06] A digest of links whose content is erased, since their hashes can no longer be verified. */
export const remainsDigest = (links: readonly Link[]): string => sha256(canonicalJson(links.map(remainsOf)))

/** All links of a history, oldest first. */
export function readLinks(tx: Transaction, referenceNumber: number): Promise<Link[]> {
  return tx.select().from(history).where(eq(history.referenceNumber, referenceNumber)).orderBy(asc(history.sequence))
}

const statuses: readonly string[] = applicationStatuses

const handOutFacts = z.object({
  collectedBy: z.string().optional(),
  identityShown: z.boolean().optional(),
  confirmedSheets: z.array(z.string()).optional(),
})

const readFacts = handOutFacts.extend({
  paperSerial: z.string().optional(),
  legalBasis: z.string().optional(),
  transferredTo: z.string().optional(),
  confirmedViolations: z.array(z.string()).optional(),
  confirmedChanges: z.array(z.string()).optional(),
  annulmentAssessed: z.boolean().optional(),
  assessedPoints: z.number().int().optional(),
  feeChange: historyEntrySchema.shape.feeChange,
  pickupChange: historyEntrySchema.shape.pickupChange,
  departureChange: historyEntrySchema.shape.departureChange,
})

type EntryFacts = Pick<
  HistoryEntry,
  | 'paperSerial'
  | 'legalBasis'
  | 'transferredTo'
  | 'assessed'
  | 'feeChange'
  | 'pickupChange'
  | 'departureChange'
  | 'handedOut'
>

/**
 * The facts of an entry besides its reason: sheets, legal basis, receiver, number of assessed points, another fee or
 * pickup, a hand-out.
 */
function entryFactsOf(facts: unknown): EntryFacts {
  const {
    confirmedViolations = [],
    confirmedChanges = [],
    annulmentAssessed,
    assessedPoints,
    collectedBy: to,
    identityShown = false,
    confirmedSheets,
    ...others
  } = readFacts.safeParse(facts).data ?? {}
  // Older entries list what was assessed instead of a count; a finding about several lines is listed once.
  const named = confirmedViolations.length + confirmedChanges.length + (annulmentAssessed === true ? 1 : 0)
  const assessed = assessedPoints ?? named
  return {
    ...others,
    ...(assessed > 0 && { assessed }),
    ...(confirmedSheets && { paperSerial: serialsInWords(confirmedSheets) }),
    ...(to !== undefined && { handedOut: { to, identityShown } }),
  }
}

/** Oldest first, without saves of a draft, which are links of the chain but no news to readers. */
export async function listHistory(tx: Transaction, referenceNumber: number): Promise<HistoryEntry[]> {
  const rows = await tx
    .select()
    .from(history)
    .where(and(eq(history.referenceNumber, referenceNumber), ne(history.event, 'save')))
    .orderBy(asc(history.sequence))
  return rows
    .filter(({ toStatus }) => statuses.includes(toStatus))
    .map((row) =>
      historyEntrySchema.parse({
        id: String(row.sequence),
        event: row.event,
        ...(row.fromStatus === null ? {} : { from: row.fromStatus }),
        to: row.toStatus,
        actor: { role: row.actorRole, ...(row.actorName === null ? {} : { name: row.actorName }) },
        ...(row.reason === null ? {} : { reason: row.reason }),
        ...entryFactsOf(row.facts),
        time: row.time.toISOString(),
      }),
    )
}

interface SaverRow {
  readonly id: string
  readonly name: string | null
  readonly version: number
}

/** [WIZ-22] Who has saved a draft, and the last version that each of them saved. */
export async function listSavers(tx: Transaction, referenceNumber: number): Promise<SaverRow[]> {
  const version = max(history.version)
  const rows = await tx
    .select({ id: history.actorId, name: history.actorName, version })
    .from(history)
    .where(and(eq(history.referenceNumber, referenceNumber), eq(history.event, 'save')))
    .groupBy(history.actorId, history.actorName)
    .orderBy(desc(version))
    .prepare('savers')
    .execute()
  return rows.map((row) => ({ ...row, version: row.version ?? 0 }))
}

/** [CW-04] The last hand-out of the paper: by whom, which sheets, and whether the receiver showed proof of identity. */
export async function lastHandOut(tx: Transaction, referenceNumber: number) {
  const [row] = await tx
    .select({ by: history.actorName, facts: history.facts })
    .from(history)
    .where(and(eq(history.referenceNumber, referenceNumber), eq(history.event, 'hand-out')))
    .orderBy(desc(history.sequence))
    .limit(1)
  return row && { by: row.by, ...handOutFacts.safeParse(row.facts).data }
}

/** The officer who approved last and their office; undefined if nobody or the system did. */
export async function lastApprover(tx: Transaction, referenceNumber: number) {
  const [row] = await tx
    .select({ id: history.actorId, office: persons.office })
    .from(history)
    .leftJoin(persons, eq(persons.id, history.actorId))
    .where(and(eq(history.referenceNumber, referenceNumber), eq(history.event, 'approve')))
    .orderBy(desc(history.sequence))
    .limit(1)
  return row
}

async function lastOf(tx: Transaction, event: 'sign' | 'print', referenceNumber: number, since: Date) {
  const [row] = await tx
    .select({ name: history.actorName, office: persons.office, time: history.time })
    .from(history)
    .leftJoin(persons, eq(persons.id, history.actorId))
    .where(and(eq(history.referenceNumber, referenceNumber), eq(history.event, event), gte(history.time, since)))
    .orderBy(desc(history.sequence))
    .limit(1)
  if (row === undefined || row.name === null) return undefined
  const { name, office, time } = row
  return { certifier: { name, ...(office === null ? {} : { office }) }, time }
}

/** Who last signed since a moment, as the history names them. */
export async function lastSigner(
  tx: Transaction,
  referenceNumber: number,
  since: Date,
): Promise<{ readonly name: string; readonly role: 'V'; readonly office?: string } | undefined> {
  const signed = await lastOf(tx, 'sign', referenceNumber, since)
  return signed && { ...signed.certifier, role: 'V' }
}

interface LastPrint {
  readonly printer: { readonly name: string; readonly role: 'B'; readonly office?: string }
  readonly time: Date
}

/** Who last printed on numbered sheets since a moment, and when. */
export async function lastPrint(tx: Transaction, referenceNumber: number, since: Date): Promise<LastPrint | undefined> {
  const printed = await lastOf(tx, 'print', referenceNumber, since)
  return printed && { printer: { ...printed.certifier, role: 'B' }, time: printed.time }
}

/** Events after which an application is assessed: a changed departure is assessed like a submission. */
const judging = ['send', 'change-departure']

const aboutDecision = z.object({ decision: decisionSchema, decisionTold: decisionSchema })

/**
 * [ACT-07] The decision on the last submission, as each side may read it; undefined for submissions from before
 * decisions were stored.
 */
export async function latestDecision(
  tx: Transaction,
  referenceNumber: number,
  audience: Audience,
): Promise<Decision | undefined> {
  const [row] = await tx
    .select({ facts: history.facts })
    .from(history)
    .where(and(eq(history.referenceNumber, referenceNumber), inArray(history.event, judging)))
    .orderBy(desc(history.sequence))
    .limit(1)
    .prepare('decision')
    .execute()
  const facts = aboutDecision.safeParse(row?.facts).data
  return audience === 'caseworker' ? facts?.decision : facts?.decisionTold
}
