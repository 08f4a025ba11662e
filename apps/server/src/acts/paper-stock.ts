import type { PaperStock, SheetRange, StruckOff } from '@eksport/api'
import { maxSheetsAtOnce, serialRange, serialsInWords } from '@eksport/domain'
import { countFree, insertBatch, listBatches, listVoids, voidFreeSheets } from '../db/repositories/paper-sheets.ts'
import type { Transaction } from '../db/transaction.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { ActiveSession } from '../session/active-session.ts'
import { requireRight } from '../standing/require-right.ts'

interface OfOffice {
  readonly tx: Transaction
  readonly session: ActiveSession
  readonly now: Date
}

function officeOf({ session }: OfOffice): string {
  const { office } = session.person
  if (office === undefined) throw new Refusal('NO_OFFICE')
  return office
}

/** Every serial of a pile; an invalid range is refused at its field. */
function serialsOf({ first, last }: SheetRange): readonly string[] {
  const range = serialRange(first, last)
  if (range.ok) return range.serials
  throw new Refusal('INVALID_SERIALS', {
    issues: [{ path: range.end, code: range.problem, params: { max: maxSheetsAtOnce } }],
  })
}

const voidsShown = 50

/** [CRT-15] The stock of numbered paper of an officer's office. */
export async function getPaperStock(call: OfOffice): Promise<PaperStock> {
  const { tx, now } = call
  const office = officeOf(call)
  const { free, next } = await countFree(tx, office, now)
  const batches = await listBatches(tx, office)
  const voids = await listVoids(tx, office, voidsShown)
  return {
    office,
    free,
    ...(next === undefined ? {} : { next }),
    batches: batches.map(({ registeredAt, ...batch }) => ({ ...batch, registeredAt: registeredAt.toISOString() })),
    voids: voids.map(({ serials, voidedAt, referenceNumber, ...one }) => ({
      ...one,
      sheets: serialsInWords(serials),
      voidedAt: voidedAt.toISOString(),
      ...(referenceNumber === null ? {} : { referenceNumber }),
    })),
  }
}

/** [CRT-15] Adds a pile to the stock of the officer's office. Refuses a serial that is registered already, at any office. */
export async function registerPaper(call: OfOffice, range: SheetRange): Promise<PaperStock> {
  const { tx, session, now } = call
  requireRight(session, 'keep-paper-stock')
  const office = officeOf(call)
  const serials = serialsOf(range)
  const [first = '', last = first] = [serials[0], serials.at(-1)]
  const { id: registeredBy, name: registeredName } = session.person
  const [known, ...more] = await insertBatch(tx, {
    office,
    first,
    last,
    serials,
    registeredBy,
    registeredName,
    registeredAt: now,
  })
  if (known !== undefined) throw new Refusal('SERIALS_KNOWN', { serial: known, count: more.length + 1 })
  return getPaperStock(call)
}

/** [CRT-15] Strikes off lost or damaged sheets that nobody has printed on: all of the range, or none. */
export async function strikeOffPaper(call: OfOffice, { reason, ...range }: StruckOff): Promise<PaperStock> {
  const { tx, session, now } = call
  requireRight(session, 'keep-paper-stock')
  const serials = serialsOf(range)
  const { id: voidedBy, name: voidedName } = session.person
  const voided = new Set(
    await voidFreeSheets(tx, officeOf(call), serials, { reason, voidedBy, voidedName, voidedAt: now }),
  )
  const [missing, ...more] = serials.filter((serial) => !voided.has(serial))
  if (missing !== undefined) throw new Refusal('SERIALS_NOT_FREE', { serial: missing, count: more.length + 1 })
  return getPaperStock(call)
}
