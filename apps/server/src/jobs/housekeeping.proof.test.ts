import { randomUUID } from 'node:crypto'
import {
  createCustomerLink,
  createReplacement,
  deleteApplication,
  getApplication,
  recordAbsence,
  removeAbsence,
  reopenApplication,
  requestClarification,
  saveSubmitterMail,
  sendApplication,
  uploadAttachment,
} from '@eksport/api'
import { today } from '@eksport/domain'
import { describe, expect, inject, it, vi } from 'vitest'
import { verifyChains } from '../db/chains/verify-chains.ts'
import { ownerPool } from '../db/pool.ts'
import { actOn, aPdf, chainGuards, logIn, newDraft, organisationNumber } from '../testing/index.ts'
import { after, day, hour, noticesOf } from '../testing/reminded.ts'
import { database, exporter, officer, server, startSharedServer } from '../testing/shared-server.ts'
import { cleanUp } from './clean-up.ts'
import { remind } from './remind.ts'
import { sendMail } from './send-mail.ts'

startSharedServer()

/** The nightly housekeeping, so much later. */
const cleanUpAfter = (milliseconds: number) => {
  const moment = new Date(Date.now() + milliseconds)
  return cleanUp.run({ ...server.worker.deps, now: () => moment }, {})
}

it('[ACT-05] [ACT-14] a question that nobody has answered does not wait for an officer who is away', async () => {
  const leader = await logIn(server, 'caseworker', 'demo-solveig-moen')
  const { referenceNumber, version } = await newDraft(exporter)
  await exporter.client.call(sendApplication, {
    params: { organisationNumber, referenceNumber },
    body: {},
    ifMatch: version,
  })
  const taken = await actOn(officer, referenceNumber, { action: 'take' })
  const question = { message: 'Hvilken dato?', unlocking: { pins: [], unlocksAll: false } }
  await officer.client.call(requestClarification, {
    params: { referenceNumber },
    body: { clarification: { questions: [question] } },
    ifMatch: taken.version,
  })
  const away = today(new Date(Date.now() + 15 * day).toISOString())
  await officer.client.call(recordAbsence, { body: { firstDay: away, lastDay: away } })
  await after(15 * day)
  expect(await noticesOf(referenceNumber, officer)).toContain('CLARIFICATION_OVERDUE')
  expect(await noticesOf(referenceNumber, leader)).toContain('CLARIFICATION_OVERDUE')
  await officer.client.call(removeAbsence, { params: { firstDay: away } })
})

it('[ACT-14] a question is not answered while the application is being corrected', async () => {
  const { referenceNumber, version } = await newDraft(exporter)
  const params = { organisationNumber, referenceNumber }
  await exporter.client.call(sendApplication, { params, body: {}, ifMatch: version })
  const taken = await actOn(officer, referenceNumber, { action: 'take' })
  const question = { message: 'Hvilken dato?', unlocking: { pins: [], unlocksAll: true } }
  const asked = await officer.client.call(requestClarification, {
    params: { referenceNumber },
    body: { clarification: { questions: [question] } },
    ifMatch: taken.version,
  })
  await exporter.client.call(reopenApplication, { params, ifMatch: asked.version })
  await after(25 * hour)
  expect(await noticesOf(referenceNumber)).toContain('CLARIFICATION_REMINDER')
  await after(15 * day)
  expect(await noticesOf(referenceNumber, officer)).toContain('CLARIFICATION_OVERDUE')
  expect(await noticesOf(referenceNumber)).not.toContain('DRAFT_REMINDER')
})

it('[ACT-14] a draft that somebody saves while it is about to be deleted stays', async () => {
  const { referenceNumber } = await newDraft(exporter)
  const writer = await server.connect()
  await writer.query('begin')
  await writer.query('update applications set updated_at = $1 where reference_number = $2', [
    new Date(Date.now() + 91 * day),
    referenceNumber,
  ])
  const run = after(91 * day)
  const waiting = "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
  await vi.waitFor(async () => expect((await database.query(waiting)).rowCount).toBe(1))
  await writer.query('commit')
  await run
  await exporter.client.call(getApplication, { params: { organisationNumber, referenceNumber } })
})

it('[ACT-14] opens no transaction for a draft of which nothing is due', async () => {
  const { transactions } = server.worker.deps
  const opened = async (days: number) => {
    let count = 0
    const moment = new Date(Date.now() + days * day)
    const run: typeof transactions.run = (...given) => {
      count += 1
      return transactions.run(...given)
    }
    await remind.run({ ...server.worker.deps, transactions: { run }, now: () => moment }, {})
    return count
  }
  // What other tests of this file have left is done first.
  await opened(61)
  const without = await opened(61)
  const { referenceNumber } = await newDraft(exporter)
  // Older than a replacement is when it is reminded of.
  expect(await opened(20)).toBeLessThanOrEqual(without)
  expect(await opened(61)).toBe(without + 1)
  expect(await noticesOf(referenceNumber)).toEqual(['DRAFT_REMINDER'])
  expect(await opened(61)).toBe(without)
})

describe('the mail that reminds of a draft', () => {
  const mailsOf = (reference: number) =>
    (server.running.mailbox?.received() ?? []).filter(
      ({ to, subject }) => to === 'ingrid@example.no' && subject.includes(String(reference)),
    )

  it('[ACT-14] says the day in Oslo on which it is deleted', async () => {
    await exporter.client.call(saveSubmitterMail, { body: { mail: 'ingrid@example.no' } })
    const { referenceNumber } = await newDraft(exporter)
    // Half past midnight in Oslo.
    const touched = '2026-01-09T23:30:00Z'
    await database.query('update applications set updated_at = $1 where reference_number = $2', [
      touched,
      referenceNumber,
    ])
    await remind.run({ ...server.worker.deps, now: () => new Date(Date.parse(touched) + 61 * day) }, {})
    const [mail] = await vi.waitFor(() => {
      const found = mailsOf(referenceNumber)
      expect(found).toHaveLength(1)
      return found
    })
    // 90 times 24 hours later it is summer, and half past one in the night.
    expect(mail?.text).toContain('Kladden slettes 10.04.2026 hvis den ikke blir endret.')
    expect(mail?.html).toContain('Kladden slettes 10.04.2026 hvis den ikke blir endret.')
  })

  it('[ACT-14] does not leave once it was sent', async () => {
    const { referenceNumber, version } = await newDraft(exporter)
    const id = randomUUID()
    await database.query(
      `insert into notices (id, kind, side, reference_number, organisation_number, person_id, created_at, mail_state)
       values ($1, 'DRAFT_REMINDER', 'exporter', $2, $3, 'demo-ingrid-solheim', now(), 'WAITING')`,
      [id, referenceNumber, organisationNumber],
    )
    const params = { organisationNumber, referenceNumber }
    await exporter.client.call(sendApplication, { params, body: {}, ifMatch: version })
    await sendMail.run(server.worker.deps, { noticeId: id })
    const { rows } = await database.query('select mail_state from notices where id = $1', [id])
    expect(rows).toEqual([{ mail_state: 'NONE' }])
    expect(mailsOf(referenceNumber)).toEqual([])
  })
})

describe('a mail that waits', () => {
  /** A mail of a kind that waits for its turn, to a person or to an address. */
  const waiting = async (
    kind: string,
    side: string,
    referenceNumber: number,
    to: { person?: string; address?: string },
  ) => {
    const id = randomUUID()
    await database.query(
      `insert into notices (id, kind, side, reference_number, organisation_number, person_id, address, created_at, mail_state)
       values ($1, $2, $3, $4, $5, $6, $7, now(), 'WAITING')`,
      [id, kind, side, referenceNumber, organisationNumber, to.person ?? null, to.address ?? null],
    )
    return id
  }
  const became = async (id: string) => {
    await sendMail.run(server.worker.deps, { noticeId: id })
    const { rows } = await database.query('select mail_state, mail_problem from notices where id = $1', [id])
    return rows[0]
  }

  it('[ACT-13] [SEC-08] does not leave to somebody who may no longer act for the applicant', async () => {
    const { referenceNumber } = await newDraft(exporter)
    const marte = 'demo-marte-haugen'
    const end = (day: string | null) =>
      database.query(`update delegations set valid_to = $1 where person_id = $2 and organisation_number = $3`, [
        day,
        marte,
        organisationNumber,
      ])
    await end('2026-01-31')
    const late = await waiting('MESSAGE_TO_EXPORTER', 'exporter', referenceNumber, { person: marte })
    expect(await became(late)).toEqual({ mail_state: 'NONE', mail_problem: null })
    await end(null)
    const inTime = await waiting('MESSAGE_TO_EXPORTER', 'exporter', referenceNumber, { person: marte })
    expect(await became(inTime)).toEqual({ mail_state: 'SENT', mail_problem: null })
  })

  it('[ACT-13] that the authority of the importing country refuses is told to whoever has the case, as what it is', async () => {
    const { referenceNumber, version } = await newDraft(exporter)
    await exporter.client.call(sendApplication, {
      params: { organisationNumber, referenceNumber },
      body: {},
      ifMatch: version,
    })
    await actOn(officer, referenceNumber, { action: 'take' })
    const id = await waiting('AUTHORITY_ANNULLED', 'authority', referenceNumber, { address: 'refuse.cn@example.org' })
    expect(await became(id)).toEqual({ mail_state: 'FAILED', mail_problem: 'REFUSED' })
    // The queue has done its job: no case shows a failure that somebody could try again.
    expect(await noticesOf(referenceNumber, officer)).toEqual(['AUTHORITY_NOT_TOLD'])
  })
})

it('[ACT-14] an untouched replacement is reminded of after 14 days and deleted after 30, and its original is free again', async () => {
  const original = (await newDraft(exporter)).referenceNumber
  await database.query(
    `update applications set status = 'UTSTEDT', submitted_at = now(), document = document || $2 where reference_number = $1`,
    [
      original,
      JSON.stringify({
        applicationStatus: 'UTSTEDT',
        certificateFormats: ['PDF'],
        submittedDateTime: new Date().toISOString(),
        issuedDateTime: new Date().toISOString(),
      }),
    ],
  )
  const params = { organisationNumber, referenceNumber: original }
  const { application } = await exporter.client.call(getApplication, { params })
  const { applicationReferenceNumber } = await exporter.client.call(createReplacement, {
    params,
    body: {
      replacementInformation: {
        reasonForReplacement: 'SKRIVEFEIL',
        consignmentLocation: { location: 'Under transport', country: 'CN', details: 'Container i transitt' },
      },
      attachments: [],
    },
    ifMatch: application.version,
    idempotencyKey: randomUUID(),
  })
  const statusOf = async (referenceNumber: number) => {
    const { application: read } = await exporter.client.call(getApplication, {
      params: { organisationNumber, referenceNumber },
    })
    return read.applicationStatus
  }
  await after(13 * day)
  expect(await noticesOf(applicationReferenceNumber)).toEqual([])
  await after(15 * day)
  await after(29 * day)
  expect(await noticesOf(applicationReferenceNumber)).toEqual(['DRAFT_REMINDER'])
  expect(await statusOf(original)).toBe('ERSTATNING_UNDER_REGISTRERING')
  await after(31 * day)
  await expect(statusOf(applicationReferenceNumber)).rejects.toMatchObject({ status: 404 })
  expect(await statusOf(original)).toBe('UTSTEDT')
})

describe('a deleted draft', () => {
  /** What anything of ours still holds of an application, as text. */
  async function traces(referenceNumber: number): Promise<string> {
    const { rows } = await database.query(
      `select to_jsonb(a)::text as row from applications a where reference_number = $1
       union all select (to_jsonb(f) - 'content')::text from files f where reference_number = $1
       union all select to_jsonb(h)::text from history h where reference_number = $1
       union all select to_jsonb(n)::text from notices n where reference_number = $1
       union all select to_jsonb(c)::text from customer_links c where reference_number = $1`,
      [referenceNumber],
    )
    return rows.map(({ row }) => row).join('\n')
  }
  const broken = async () => {
    const owner = ownerPool(server.databaseUrl)
    const reports = await verifyChains(owner, await chainGuards(inject('postgres').dataFolder))
    await owner.end()
    return reports.flatMap((report) => report.broken)
  }

  it('[ACT-14] [SEC-20] is all that can be erased, and a hand that takes the content of anything else is seen', async () => {
    const { referenceNumber, version } = await newDraft(exporter)
    await exporter.client.call(sendApplication, {
      params: { organisationNumber, referenceNumber },
      body: {},
      ifMatch: version,
    })
    const take =
      "update history set actor_id = '', actor_name = null, reason = null, facts = null, content_erased_at = now()"
    await expect(database.query('select eksport_erase_draft($1, now())', [referenceNumber])).rejects.toThrow(
      'never sent',
    )
    await expect(database.query(`${take} where reference_number = $1`, [referenceNumber])).rejects.toThrow(
      'append-only',
    )
    const before = await broken()
    await database.query('alter table history disable trigger user')
    await database.query(`${take} where reference_number = $1 and event = 'create'`, [referenceNumber])
    await database.query('alter table history enable trigger user')
    expect((await broken()).filter((line) => !before.includes(line))).toEqual([
      `history ${referenceNumber}/1: its content was taken, and it is no erased draft`,
    ])
  })

  // The last one: its clock ends every session.
  it('[ACT-14] [STA-09] [SEC-20] is erased 30 days later but for its number and its chain, which verify still follows', async () => {
    const before = await broken()
    const draft = await newDraft(exporter)
    const params = { organisationNumber, referenceNumber: draft.referenceNumber }
    const kept = await newDraft(exporter)
    await exporter.client.call(sendApplication, {
      params: { organisationNumber, referenceNumber: kept.referenceNumber },
      body: {},
      ifMatch: kept.version,
    })
    const attachment = new File([Uint8Array.from(await aPdf(1))], 'Faktura Ingrid.pdf', { type: 'application/pdf' })
    const body = { attachment: [attachment], attachmentType: 'APPLICATION_ATTACHMENT' as const }
    await exporter.client.call(uploadAttachment, { params, body, idempotencyKey: randomUUID() })
    const asked = { boxes: ['I.5'], days: 60 }
    await exporter.client.call(createCustomerLink, { params, body: asked, idempotencyKey: randomUUID() })
    const { application } = await exporter.client.call(getApplication, { params })
    await exporter.client.call(deleteApplication, { params, ifMatch: application.version })
    const keptTraces = await traces(kept.referenceNumber)
    await cleanUpAfter(29 * day)
    expect(await traces(draft.referenceNumber)).toMatch(/Faktura Ingrid[\s\S]*demo-ingrid[\s\S]*token_hash/)
    await cleanUpAfter(31 * day)
    await cleanUpAfter(32 * day)
    const left = await traces(draft.referenceNumber)
    expect(left).not.toMatch(/Ingrid|ingrid|netWeight|consignee"|productLines|token_hash/)
    const { rows } = await database.query(
      'select event, actor_id, facts from history where reference_number = $1 order by sequence',
      [draft.referenceNumber],
    )
    expect(rows.map(({ event }) => event)).toEqual(['create', 'share-with-customer', 'delete', 'erase'])
    expect(await traces(kept.referenceNumber)).toBe(keptTraces)
    expect(await broken()).toEqual(before)
  })
})
