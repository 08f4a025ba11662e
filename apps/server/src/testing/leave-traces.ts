import { randomInt, randomUUID } from 'node:crypto'
import { nothingAsked } from '@eksport/domain'
import type { Pool } from 'pg'
import { setFileScanning } from '../db/file-scanning.ts'
import {
  findApplication,
  insertApplication,
  lockApplication,
  markDeleted,
  nextReferenceNumber,
} from '../db/repositories/applications.ts'
import { appendAudit } from '../db/repositories/audit-events.ts'
import { insertCaseNote } from '../db/repositories/case-notes.ts'
import { cancelCopyOrders, insertCopyOrder } from '../db/repositories/confirmed-copies.ts'
import { eraseDraft } from '../db/repositories/deleted-drafts.ts'
import { settleScan } from '../db/repositories/file-scans.ts'
import { insertFile } from '../db/repositories/files.ts'
import { setFlag } from '../db/repositories/flags.ts'
import type { Seal } from '../db/repositories/hash-chain.ts'
import { insertMessage } from '../db/repositories/messages.ts'
import { writeMessage } from '../db/repositories/operating-messages.ts'
import { insertBatch, voidFreeSheets } from '../db/repositories/paper-sheets.ts'
import { insertRegisterCheck } from '../db/repositories/register-checks.ts'
import { type Transaction, type Transactions, transactions } from '../db/transaction.ts'
import { recordChange, recordEvent } from '../standing/record-change.ts'

const people = ['demo-ingrid-solheim', 'demo-kari-nordli', 'demo-henrik-dahl', 'demo-marte-haugen', 'a', 'b', 'c', 'd']
const officer = { role: 'B', id: 'demo-kari-nordli', name: 'Kari Nordli' } as const

/** A draft that was deleted and erased. */
async function leaveErased(tx: Transaction, like: number, now: Date): Promise<void> {
  const base = await findApplication(tx, like)
  if (base === undefined) throw new Error(`There is no application ${like}`)
  const { submittedDateTime: _, ...document } = base.document
  const referenceNumber = await nextReferenceNumber(tx)
  const first = { referenceNumber, applicationStatus: 'UNDER_REGISTRERING', version: 1, revision: 1 } as const
  const draft = { ...base, document: { ...document, ...first }, statusBeforeCancellation: undefined }
  const actor = { role: 'I', id: 'demo-ingrid-solheim', name: 'Ingrid Solheim' } as const
  await insertApplication(tx, draft, now)
  await recordEvent(tx, draft, null, { event: 'create', to: 'UNDER_REGISTRERING', actor }, now)
  await markDeleted(tx, referenceNumber, now)
  await recordEvent(tx, draft, 'UNDER_REGISTRERING', { event: 'delete', to: 'deleted', actor }, now)
  await eraseDraft(tx, referenceNumber, now)
}

/** Records without an application: paper, a flag and an operating message. */
async function leaveOffice(tx: Transaction, now: Date): Promise<void> {
  const first = 9_000_000 + randomInt(900_000)
  const serials = [first, first + 1].map((number) => `NO ${number}`)
  const by = { registeredBy: officer.id, registeredName: officer.name, registeredAt: now }
  await insertBatch(tx, { office: 'BERGEN', first: `NO ${first}`, last: `NO ${first + 1}`, serials, ...by })
  const why = { reason: 'Vannskade', voidedBy: officer.id, voidedName: officer.name, voidedAt: now }
  await voidFreeSheets(tx, 'BERGEN', [`NO ${first}`], why)
  await setFlag(tx, { name: 'withdrawSubmitted', enabled: true, changedName: officer.name, now })
  const texts = { nb: 'Vedlikehold', nn: 'Vedlikehald', en: 'Maintenance' }
  const message = { type: 'INFO', hideable: true, forOfficers: false, title: texts, description: texts } as const
  const published = { ...message, effectiveFrom: now.toISOString() }
  for (const version of [1, 2])
    await writeMessage(tx, {
      ...{ id: `message-${first}`, version, message: published, withdrawnAt: version === 2 ? now : null },
      ...{ changedName: officer.name, now },
    })
}

/** [SEC-18] Scanned files: a clean one, and one whose content was removed. */
async function leaveScanned(run: Transactions, like: number, now: Date): Promise<void> {
  const system = { audience: 'system' } as const
  await setFileScanning(run, true)
  for (const verdict of ['CLEAN', 'INFECTED'] as const) {
    const id = await run.run(system, async (tx) => {
      const stored = await findApplication(tx, like)
      if (stored === undefined) throw new Error(`There is no application ${like}`)
      return insertFile(tx, {
        ...{ referenceNumber: like, organisationNumber: stored.organisationNumber, createdAt: now },
        ...{ type: 'APPLICATION_ATTACHMENT', filename: `${verdict}.txt`, mimeType: 'text/plain' },
        content: Buffer.from(verdict),
      })
    })
    await run.run(system, (tx) => settleScan(tx, id, 'DELAYED'))
    await run.run(system, (tx) => settleScan(tx, id, verdict))
  }
}

/**
 * Acts of several people on one of the samples, each in its own transaction, so that there are rows of every kind and
 * links of every chain.
 */
export async function leaveTraces(owner: Pool, seal: Seal, references: readonly number[]): Promise<void> {
  const now = new Date()
  const run = transactions(owner, seal)
  for (const [index, personId] of people.entries()) {
    await run.run({ audience: 'system' }, async (tx) => {
      const referenceNumber = references[index % references.length] ?? 0
      const stored = await lockApplication(tx, referenceNumber)
      if (stored === undefined) throw new Error(`There is no application ${referenceNumber}`)
      const { organisationNumber, document, statusBeforeCancellation } = stored
      const to = document.applicationStatus
      await recordChange(tx, stored, { event: 'save', to, actor: officer, document, statusBeforeCancellation }, now)
      const mine = { referenceNumber, organisationNumber }
      const words = {
        messageType: 'APPLICATION_MESSAGE',
        message: 'Hei',
        senderRole: 'BEHANDLER',
        senderName: null,
      } as const
      await insertMessage(tx, { ...mine, ...words, createdAt: now })
      await insertCaseNote(tx, {
        referenceNumber,
        text: 'Sett',
        authorId: officer.id,
        authorName: officer.name,
        createdAt: now,
      })
      await insertRegisterCheck(tx, { ...mine, occasion: 'ASSESSED', version: 1, answers: nothingAsked, askedAt: now })
      const collection = { collectionLocation: 'Bergen', collectionDate: '2026-12-01', collectionTime: '10:00' }
      await insertCopyOrder(tx, {
        ...mine,
        ...collection,
        id: randomUUID(),
        numberOfCopies: 1,
        fee: 875,
        orderedAt: now,
      })
      if (index % 2 === 0) await cancelCopyOrders(tx, referenceNumber, now)
      const event = {
        time: now,
        personId,
        organisationNumber,
        action: 'TEST',
        outcome: 'DONE',
        requestId: `r${index}`,
      } as const
      await appendAudit(tx, { ...event, referenceNumber, details: { index } })
    })
  }
  await run.run({ audience: 'system' }, (tx) => leaveErased(tx, references[0] ?? 0, now))
  await run.run({ audience: 'system' }, (tx) => leaveOffice(tx, now))
  await leaveScanned(run, references[0] ?? 0, now)
}
