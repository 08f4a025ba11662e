import { randomUUID } from 'node:crypto'
import { createApplication, recordOriginalPaper } from '@eksport/api'
import { applicationStatuses, isOfficerAction, transitions } from '@eksport/domain'
import { electronicStatusCodes } from '@eksport/domain/documents'
import { statusEvents } from '@eksport/domain/testing'
import { describe, expect, it, vi } from 'vitest'
import { listDeliveries } from '../db/repositories/certificate-deliveries.ts'
import { addJob } from '../db/repositories/jobs.ts'
import { aDraftForTheUsa } from '../testing/index.ts'
import { asked, electronic, fixtureOf, ready } from '../testing/status-table/fixtures.ts'
import { officers, organisation, ownerFor } from '../testing/status-table/people.ts'
import {
  deps,
  expectNothingElse,
  expectRow,
  happen,
  materials,
  moved,
  owner,
  people,
  receiver,
  refused,
  rows,
  seed,
  seen,
  server,
  startServerOfTable,
  system,
} from '../testing/status-table/play.ts'
import { proofs } from '../testing/status-table/proofs.ts'
import { moment } from '../testing/status-table/seed.ts'
import { ways } from '../testing/status-table/ways.ts'

// The table itself is proved in the domain, and each of its rows over HTTP below, in the proof: here each way in is tried once.
startServerOfTable()

/** What officers do to a case is one call; the others have calls of their own, or are begun by a job. */
const isOfItsOwnWay = (event: (typeof statusEvents)[number]) =>
  ways[event].call !== undefined && (!isOfficerAction(event) || event === 'request-clarification')
const byPeople = [...statusEvents.filter(isOfItsOwnWay), 'take'].flatMap((event) =>
  rows.filter(({ row, role }) => row.event === event && role !== 'S').slice(0, 1),
)
const byJob = rows.filter(({ row, role }) => row.event === 'issue' && role === 'S').slice(0, 1)

const replacing = { applicationType: 'ERSTATNINGSSERTIFIKAT' } as const
const recorded = { recordedBy: 'x', recordedTime: moment.toISOString() }
const returned = { paperFate: { fate: 'RETURNED', ...recorded } } as const
const agreed = { returnAgreement: recorded }

interface Left {
  readonly id: string
  readonly event: string
}

/** What left because of the cases of this file, and how it stands. */
const leftOf = async (columns: string, table: string): Promise<readonly Left[]> =>
  (await owner.query<Left>(`select ${columns} as event from ${table} where reference_number = any($1)`, [moved])).rows

it.each([...byPeople, ...byJob].map((way) => [way.row.event, way.status, way.role, way] as const))(
  '[ACT-01] [ACT-02] %s from %s by %s happens, and its effects are there',
  async (event, status, role, { row }) => {
    const fixture = fixtureOf(row.row, event, status, ownerFor(role))
    await expectRow(row, role, { ...fixture, ...(role === 'S' && { issue: 'DUE' }), status, role })
  },
)

it('[ACT-03] what leaves because of it is done: mails, messages and receipts', async () => {
  await vi.waitFor(
    async () => {
      const sql = `select name, state from jobs where reference_number = any($1) and state <> 'DONE'`
      expect((await owner.query(sql, [moved])).rows, 'jobs that are not done').toEqual([])
    },
    { interval: 100 },
  )
})

describe('every row of the table, by its call or its job', { tags: 'proof' }, () => {
  it.each(rows.map((way) => [way.row.row, way.row.event, way.status, way.role, way] as const))(
    '[ACT-01] [ACT-02] row %i: %s from %s by %s happens, and its effects are there',
    async (number, event, status, role, { row }) => {
      const fixture = fixtureOf(number, event, status, ownerFor(role))
      // The system issues what it has delivered itself.
      const issue = event === 'issue' && role === 'S' ? 'DUE' : fixture.issue
      await expectRow(row, role, { ...fixture, ...(issue && { issue }), status, role })
    },
  )
})

it.each(statusEvents.flatMap((event) => (ways[event].call === undefined ? [] : [event])))(
  '[ACT-01] %s is no call of the listener of those who may never do it',
  { tags: 'proof' },
  async (event) => {
    const call = ways[event].call
    const { client } = call?.audience === 'submitter' ? people.L : people.I
    const one = { referenceNumber: materials.base.document.referenceNumber, version: 1, copyId: randomUUID() }
    await expect(call?.send(client, one, officers.B)).rejects.toMatchObject(refused(404, 'NOT_FOUND'))
  },
)

it.each(applicationStatuses)(
  '[ACT-01] in %s nothing else happens, by nobody, and nothing is changed',
  { tags: 'proof' },
  expectNothingElse,
)

describe('what happens to an original because of its replacement', { tags: 'proof' }, () => {
  it.each([
    [3, 'UNDER_REGISTRERING', 'delete', 'I', 'ERSTATNING_UNDER_REGISTRERING', {}, 'replacement-ended', 'UTSTEDT'],
    [
      4,
      'UNDER_REGISTRERING',
      'send',
      'I',
      'ERSTATNING_UNDER_REGISTRERING',
      {},
      'replacement-sent',
      'ERSTATNING_BEHANDLES',
    ],
    [7, 'INNSENDT', 'cancel', 'I', 'ERSTATNING_BEHANDLES', {}, 'replacement-ended', 'UTSTEDT'],
    [11, 'AVKLARING_INNSENDER', 'withdraw', 'I', 'ERSTATNING_BEHANDLES', {}, 'replacement-ended', 'UTSTEDT'],
    [14, 'UNDER_VURDERING', 'refuse', 'B', 'ERSTATNING_BEHANDLES', {}, 'replacement-ended', 'UTSTEDT'],
    [21, 'SKREVET_UT', 'issue', 'B', 'ERSTATNING_BEHANDLES', returned, 'replacement-issued', 'ERSTATTET'],
    [21, 'SKREVET_UT', 'issue', 'B', 'ERSTATNING_BEHANDLES', agreed, 'replacement-issued', 'KANSELLERING_BEHANDLES'],
    [21, 'SKREVET_UT', 'issue', 'B', 'ERSTATNING_BEHANDLES', electronic, 'replacement-issued', 'ERSTATTET'],
    [31, 'SKREVET_UT', 'annul', 'L', 'ERSTATNING_BEHANDLES', {}, 'replacement-ended', 'UTSTEDT'],
    [30, 'AVKLARING_INNSENDER', 'withdraw', 'I', 'ERSTATNING_BEHANDLES', returned, 'replacement-ended', 'GODKJENT'],
    [31, 'SKREVET_UT', 'issue', 'B', 'ANNULLERT', electronic, 'replacement-issued', 'ANNULLERT'],
  ] as const)(
    '[ACT-10] [DET-02] row %i: a replacement in %s that %s by %s moves its original from %s with %j by %s to %s',
    async (_row, status, event, role, held, known, moves, to) => {
      const { referenceNumber: original } = await seed({ status: held, role: 'B', document: known, issue: 'DELIVERED' })
      const before = await seen(original)
      const printed = status === 'SKREVET_UT' ? ready : {}
      const document = { ...replacing, ...printed, originalApplicationReference: original }
      const replacement = await seed({ status, role, document, issue: 'KEPT' })
      await happen(event, role, replacement)
      const after = await seen(original)
      const { row, retired, deliveries, notices } = after
      expect(row.status).toBe(to)
      const isOver = to === 'ERSTATTET' || to === 'KANSELLERING_BEHANDLES'
      // An annulled one names it as well, and stays what it is.
      const successors = isOver || to === 'ANNULLERT' ? [replacement.referenceNumber] : undefined
      expect(row.document.replacedByApplicationReferences).toEqual(successors)
      expect(retired).toEqual([isOver ? 'REPLACED' : ''])
      expect(deliveries.includes('replaced')).toBe(isOver)
      const happened = { event: 'replacement-issued', role: 'S', owner: officers.B, before, after } as const
      expect(proofs['return-task'](happened)).toBe(to === 'KANSELLERING_BEHANDLES')
      expect(notices.some((notice) => notice.startsWith('PAPER_TO_RETURN'))).toBe(to === 'KANSELLERING_BEHANDLES')
      // Paper that nobody holds is printed again; what was recorded about the old paper stays in the history.
      expect(notices.some((notice) => notice.startsWith('PAPER_TO_PRINT_AGAIN'))).toBe(to === 'GODKJENT')
      if (to === 'GODKJENT') expect(proofs['paper-anew'](happened)).toBe(true)
      // The system did this within the call on the other application.
      expect(after.history.slice(before.history.length)).toMatchObject([
        { event: moves, actor_role: 'SYSTEM', to_status: to },
      ])
      moved.push(original)
    },
  )

  it('[ACT-10] row 21: paper of which nothing is recorded holds the replacement back, and recording it issues one that waited for nothing else', async () => {
    const { referenceNumber: original, ...held } = await seed({
      status: 'ERSTATNING_BEHANDLES',
      role: 'B',
      issue: 'DELIVERED',
    })
    const of = { ...replacing, originalApplicationReference: original }
    const onPaper = await seed({ status: 'SKREVET_UT', role: 'B', document: { ...of, ...ready } })
    await expect(happen('issue', 'B', onPaper)).rejects.toMatchObject(refused(409, 'originalAccountedFor'))
    await owner.query('update applications set deleted_at = now() where reference_number = $1', [
      onPaper.referenceNumber,
    ])
    const document = { ...of, ...electronic }
    const { referenceNumber } = await seed({ status: 'GODKJENT', role: 'B', document, issue: 'DELIVERED' })
    await happen('record-paper', 'B', { referenceNumber: original, ...held })
    expect((await seen(original)).row.status).toBe('ERSTATTET')
    expect((await seen(referenceNumber)).row.status).toBe('UTSTEDT')
  })

  it('[ACT-10] the message of an electronic replacement leaves when the paper of its original is accounted for, and once', async () => {
    const { referenceNumber: original } = await seed({ status: 'ERSTATNING_BEHANDLES', role: 'B', issue: 'DELIVERED' })
    // Of a country that takes no messages in here: it waits, whatever else is recorded.
    const document = { ...replacing, ...electronic, originalApplicationReference: original, countryOfDestination: 'US' }
    const { referenceNumber } = await seed({ status: 'GODKJENT', role: 'B', document, issue: 'KEPT' })
    for (const [index, state] of (['RETURN_AGREED', 'RETURNED'] as const).entries()) {
      const body = { state, trackingNumber: 'RR 1 NO' }
      const params = { referenceNumber: original }
      await people.B.client.call(recordOriginalPaper, { params, body, ifMatch: index + 1 })
      const { row, deliveries, history } = await seen(referenceNumber)
      expect([row.status, deliveries]).toEqual(['GODKJENT', ['issued']])
      expect(history.at(-1)).toMatchObject({ event: 'original-accounted-for', actor_role: 'SYSTEM' })
    }
  })

  it('[ACT-10] row 21: the paper of an annulled original is recorded as well, and its replacement goes on', async () => {
    const { referenceNumber: original, ...held } = await seed({
      status: 'ANNULLERT',
      role: 'B',
      document: ready,
      issue: 'DELIVERED',
      onPaper: true,
    })
    const document = { ...replacing, ...electronic, originalApplicationReference: original }
    const { referenceNumber } = await seed({ status: 'GODKJENT', role: 'B', document, issue: 'DELIVERED' })
    await happen('record-paper', 'B', { referenceNumber: original, ...held })
    const { row, sheets } = await seen(original)
    expect([row.status, sheets.join()]).toEqual(['ANNULLERT', 'VOID'])
    expect(row.document.replacedByApplicationReferences).toEqual([referenceNumber])
    expect((await seen(referenceNumber)).row.status).toBe('UTSTEDT')
  })
})

describe('what the system does at once', { tags: 'proof' }, () => {
  it('[ACT-02] row 10: what is sent again goes straight back to the officer who asked', async () => {
    const document = { revision: 2, ...asked, caseworker: officers.B }
    const fixture = { status: 'UNDER_REGISTRERING', role: 'I', document } as const
    const [row] = transitions.filter(({ event }) => event === 'send')
    if (row === undefined) throw new Error('Applications are sent')
    const after = await expectRow(row, 'I', fixture)
    expect(after.row.status).toBe('UNDER_VURDERING')
    expect(after.history.map(({ event }) => event)).not.toContain('auto-approve')
  })

  it('[ACT-02] row 16: a signed file that nobody has to receive is issued by the system', async () => {
    const document = { certificateFormats: ['PDF' as const] }
    const one = await seed({ status: 'TIL_SIGNERING', role: 'V', document })
    await happen('sign', 'V', one)
    const { row, history, deliveries } = await seen(one.referenceNumber)
    expect(row.status).toBe('UTSTEDT')
    expect(deliveries).toEqual([])
    expect(history).toMatchObject([
      { event: 'sign', to_status: 'GODKJENT', actor_role: 'BEHANDLER' },
      { event: 'issue', to_status: 'UTSTEDT', actor_role: 'SYSTEM' },
    ])
  })

  it('[ACT-02] [ACT-07] row 5: what is clean is approved by the system within the call that sends it', async () => {
    const { client } = people.I
    const { organisationNumber } = organisation
    const body = aDraftForTheUsa(moment)
    const created = await client.call(createApplication, { params: { organisationNumber }, body })
    const { referenceNumber } = created.application
    await happen('auto-approve', 'S', { referenceNumber, version: 1, copyId: '' })
    const { row, history, snapshots } = await seen(referenceNumber)
    expect(history.map(({ event, actor_role }) => `${event} ${actor_role}`)).toEqual([
      'create INNSENDER',
      'send INNSENDER',
      'auto-approve SYSTEM',
    ])
    expect(row.status).toBe('GODKJENT')
    expect(row.document.approvedDateTime).toBeDefined()
    expect(row.document.feesDueDateTime).toBeDefined()
    expect(row.document.caseworker).toBeUndefined()
    expect(snapshots).toEqual(['APPROVED', 'SUBMITTED'])
  })

  it('[ACT-02] row 31: an authority that has no message of the certificate is told by mail', async () => {
    const one = await seed({ status: 'UTSTEDT', role: 'L', issue: 'KEPT' })
    const address = deps.referenceData['importing-authorities'].find(({ code }) => code === 'CN')?.mail
    await happen('annul', 'L', one)
    const { notices, deliveries } = await seen(one.referenceNumber)
    expect(deliveries).toEqual([])
    expect(notices).toContain(`AUTHORITY_ANNULLED ${address}`)
  })

  it('[ACT-13] row 31: where the authority has no address, the officer who annulled is told that it must hear of it otherwise', async () => {
    const one = await seed({ status: 'UTSTEDT', role: 'L', issue: 'KEPT', document: { countryOfDestination: 'AU' } })
    await happen('annul', 'L', one)
    const { notices } = await seen(one.referenceNumber)
    expect(notices).toContain(`AUTHORITY_NOT_TOLD ${officers.L.id}`)
    expect(notices.filter((notice) => /^(AUTHORITY_ANNULLED|JOB_FAILED)/.test(notice))).toEqual([])
  })
})

it('[CRT-14] a message that was held by an attempt that died is asked for when its time is over', {
  tags: 'proof',
}, async () => {
  const { referenceNumber } = await seed({ status: 'GODKJENT', role: 'B', document: electronic, issue: 'HELD' })
  const [delivery] = await system((tx) => listDeliveries(tx, referenceNumber))
  if (delivery === undefined) throw new Error('Nothing is on its way')
  const key = `deliver-certificate ${delivery.id}`
  const payload = { deliveryId: delivery.id, referenceNumber }
  await system((tx) => addJob(tx, 'deliver-certificate', payload, key))
  await vi.waitFor(async () => {
    const { rows: jobs } = await owner.query('select state, due_at from jobs where key = $1', [key])
    expect(jobs).toEqual([{ state: 'WAITING', due_at: delivery.nextAttemptAt }])
  })
})

describe('what leaves because of it', { tags: 'proof' }, () => {
  it('[ACT-03] every job is done: mails, messages and receipts, each once', async () => {
    const open = () => leftOf(`key as id, name || ' ' || state`, 'jobs')
    await vi.waitFor(async () => expect((await open()).filter(({ event }) => !event.endsWith(' DONE'))).toEqual([]))
    const receipts = await leftOf('id', `(select id, belongs_to, reference_number from files where type = 'RECEIPT') r`)
    expect(receipts.length).toBe(
      (await leftOf('id', `(select * from snapshots where kind = 'SUBMITTED' and version > 1) s`)).length,
    )
  })

  it('[ACT-13] every notice that is mailed lies in a mailbox, once', async () => {
    const mailed = await leftOf(`id, kind || ' ' || mail_state`, `(select * from notices where mail_state <> 'NONE') n`)
    expect(mailed.filter(({ event }) => !event.endsWith(' SENT'))).toEqual([])
    const received = (server.running.mailbox?.received() ?? []).map(({ messageId }) => messageId)
    const times = ({ id }: Left) => received.filter((messageId) => messageId.includes(id)).length
    expect(mailed.filter((one) => times(one) !== 1)).toEqual([])
    const kinds = new Set(mailed.map(({ event }) => event.split(' ')[0]))
    expect([...kinds].sort()).toEqual(
      expect.arrayContaining(['APPLICATION_REFUSED', 'AUTHORITY_ANNULLED', 'CASE_OVERDUE', 'CLARIFICATION_ANSWERED']),
    )
  })

  it('[CRT-14] every message that left is with its receiver, under its status', async () => {
    const sent = await leftOf(
      `message_id as id, status || ' ' || state`,
      `(select * from certificate_deliveries where answered_at is not null) d`,
    )
    const received = new Map(receiver.received().map(({ id, certificate }) => [id, certificate?.status]))
    const expected = (status: 'issued' | 'replaced' | 'withdrawn') => electronicStatusCodes[status][0]
    expect(sent.map(({ id, event }) => [received.get(id), event]).sort()).toEqual(
      sent.map(({ event }) => [expected(event.split(' ')[0] as 'issued'), `${event.split(' ')[0]} DELIVERED`]).sort(),
    )
    expect(new Set(received.values())).toEqual(new Set(['70', '44', '40']))
  })
})
