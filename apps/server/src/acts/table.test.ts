import { randomUUID } from 'node:crypto'
import { createApplication, recordOriginalPaper } from '@eksport/api'
import {
  type ApplicationStatus,
  applicationStatuses,
  type RegisterAnswers,
  type Role,
  type StatusEvent,
  type Transition,
  transitions,
} from '@eksport/domain'
import { electronicStatusCodes } from '@eksport/domain/documents'
import { statusEvents } from '@eksport/domain/testing'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { askRegisters } from '../application/ask-registers.ts'
import { beginDraft } from '../application/begin-draft.ts'
import { drawApproved } from '../application/final-certificate.ts'
import { listDeliveries } from '../db/repositories/certificate-deliveries.ts'
import { addJob } from '../db/repositories/jobs.ts'
import type { Transaction } from '../db/transaction.ts'
import { type StartedReceiver, startReceiver } from '../demonstration/receiver/start-receiver.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../refusals/refusal.ts'
import { aDraft, aDraftForTheUsa, type LoggedIn, startServer, type TestServer } from '../testing/index.ts'
import { asked, cancelled, electronic, fixtureOf, ready } from '../testing/status-table/fixtures.ts'
import { look, type Seen } from '../testing/status-table/look.ts'
import {
  exporterId,
  logInEach,
  officers,
  organisation,
  ownerFor,
  type PersonRole,
} from '../testing/status-table/people.ts'
import { proofs } from '../testing/status-table/proofs.ts'
import { anApplicationIn, type Case, type Fixture, type Materials, moment } from '../testing/status-table/seed.ts'
import { type Call, type Way, ways } from '../testing/status-table/ways.ts'
import { act } from './act.ts'

let server: TestServer
let deps: Deps
let owner: Client
let receiver: StartedReceiver
let people: Readonly<Record<PersonRole, LoggedIn>>
let materials: Materials
let answers: RegisterAnswers

/** What an event needs that no call of it writes. */
const needed = { attachments: [], applicant: organisation }

const system = <Result>(work: (tx: Transaction) => Promise<Result>) =>
  deps.transactions.run({ audience: 'system' }, work)

beforeAll(async () => {
  receiver = await startReceiver({ host: '127.0.0.1', port: 0 })
  server = await startServer({ postgres: inject('postgres'), receivers: { CN: receiver.addressOf('CN') } })
  deps = server.running.deps
  owner = await server.connect()
  // Nothing is drawn for control: what is clean approves itself.
  await owner.query(
    `insert into reference_settings (name, subject, valid_from, value)
     values ('control-draw', '', '2020-01-03', '{"share": 0, "seed": "tests"}')`,
  )
  await owner.query(`insert into flags values ('withdrawSubmitted', true) on conflict do nothing`)
  people = await logInEach(server, owner)
  const draft = { applicant: organisation, person: { id: exporterId, name: 'Ingrid Solheim' }, draft: aDraft(moment) }
  const base = await system((tx) => beginDraft({ tx, referenceData: deps.referenceData, ...draft, now: moment }))
  answers = await askRegisters(deps, base.document)
  materials = { base, drawn: undefined }
  const { referenceNumber } = await seed({ status: 'TIL_SIGNERING', role: 'V' })
  const certifier = { name: officers.V.name, office: officers.V.office, role: 'V' } as const
  materials = { base, drawn: await drawApproved(deps, { referenceNumber, now: moment, certifier }) }
})
afterAll(async () => {
  await server?.stop()
  await receiver?.stop()
})

interface Seeding extends Fixture {
  readonly status: ApplicationStatus
  readonly role: Role
}

/** A case for a role to act on. */
const seed = ({ role, ...fixture }: Seeding) =>
  system((tx) => anApplicationIn(tx, materials, { ...fixture, owner: ownerFor(role) }))

const seen = (referenceNumber: number) => system((tx) => look(tx, referenceNumber))

/** Cases to which something happened: what left because of it is looked at when all is done. */
const moved: number[] = []

/** What the table allows the system and no program begins: the act itself. A signature is drawn first, as for a signer. */
async function actAsSystem(event: StatusEvent, { referenceNumber }: Case): Promise<void> {
  const certifier = { name: officers.V.name, office: officers.V.office, role: 'V' } as const
  const drawn = event === 'sign' ? await drawApproved(deps, { referenceNumber, now: moment, certifier }) : undefined
  const input = { reason: 'Fordi', drawn, ...needed }
  await system((tx) => act({ tx, deps, by: 'system', event, referenceNumber, version: undefined, input, now: moment }))
}

/** Lets an event happen in a role: people by its call, the system by its job or by what it goes along with. */
async function happen(event: StatusEvent, role: Role, one: Case): Promise<void> {
  const { call, bySystem } = ways[event]
  if (role !== 'S') {
    if (call === undefined) throw new TypeError(`Nobody calls for ${event}`)
    await call.send(people[role].client, one, ownerFor(role))
  } else if (bySystem === undefined) throw new TypeError(`The system does not ${event}`)
  else if ('job' in bySystem) await system((tx) => addJob(tx, bySystem.job, {}, randomUUID()))
  else if (bySystem.within === 'nothing yet') await actAsSystem(event, one)
  else await bySystem.within.send(people.I.client, one, ownerFor(role))
  moved.push(one.referenceNumber)
}

/** The entry of an event, which a job may write a little later. */
async function entryOf(event: StatusEvent, referenceNumber: number) {
  return vi.waitFor(
    async () => {
      const after = await seen(referenceNumber)
      const entry = after.history.find((one) => one.event === event)
      if (entry === undefined) throw new Error(`Nothing tells of ${event}`)
      return { after, entry }
    },
    { timeout: 20_000, interval: 50 },
  )
}

const actorRoles = { I: 'INNSENDER', B: 'BEHANDLER', V: 'BEHANDLER', L: 'BEHANDLER', S: 'SYSTEM' } as const

/** What an event does to the case of another; each has its own tests below. */
const inPairs: readonly StatusEvent[] = [
  'auto-approve',
  'original-accounted-for',
  'replacement-sent',
  'replacement-issued',
  'replacement-ended',
]

const rows = transitions
  .filter(({ event }) => !inPairs.includes(event))
  .flatMap((row) => {
    // What leaves a long list of statuses as they are does so in the first and the last of them.
    const stays = row.from.length > 3 && row.from.length === row.to.length
    const from = stays ? [row.from[0], row.from.at(-1)].filter((status) => status !== undefined) : row.from
    return from.flatMap((status) => row.who.map((role) => ({ row, status, role })))
  })

async function expectRow(row: Transition, role: Role, fixture: Seeding): Promise<Seen> {
  const { event } = row
  const one = await seed(fixture)
  const before = await seen(one.referenceNumber)
  await happen(event, role, one)
  const { after, entry } = await entryOf(event, one.referenceNumber)
  expect(row.to).toContain(row.to.includes('deleted') ? 'deleted' : entry.to_status)
  expect(entry.actor_role).toBe(actorRoles[role])
  const happened = { event, role, owner: ownerFor(role), before, after }
  expect(row.effects.filter((effect) => !proofs[effect](happened))).toEqual([])
  return after
}

describe('every row of the table, by its call or its job', () => {
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

const refused = (status: number, code: string) => ({ status, code })
const isBy = (role: Role, { audience }: Call) => role !== 'S' && (audience === 'submitter') === (role === 'I')
const rolesOf = ({ call }: Way) =>
  (['I', 'B', 'V', 'L', 'S'] as const).filter((role) => !call || role === 'S' || isBy(role, call))

/**
 * Whoever may elsewhere is told that the status forbids it. Where it does not, everybody else is told that they may not: those who
 * have the call, and the system. What has no call is asked of the act alone, by the system.
 */
function triedIn(status: ApplicationStatus, event: StatusEvent) {
  const ofEvent = transitions.filter((row) => row.event === event)
  const here = ofEvent.filter((row) => row.from.includes(status))
  const isPossible = here.length > 0
  const others = rolesOf(ways[event]).filter((role) => !here.some(({ who }) => who.includes(role)))
  return { status, isPossible, by: isPossible ? others : ofEvent.flatMap(({ who }) => who).slice(0, 1) }
}
type Tried = ReturnType<typeof triedIn>

async function expectRefusedCall(event: StatusEvent, role: PersonRole, one: Case, { status, isPossible }: Tried) {
  const call = ways[event].call
  if (call === undefined) return
  // What was never sent is nobody's but its exporter's.
  const isHidden = call.audience === 'caseworker' && status === 'UNDER_REGISTRERING'
  const answer = await call.send(people[role].client, one, ownerFor(role)).catch((error: unknown) => error)
  expect(answer, `${event} by ${role}`).toMatchObject(
    isHidden ? refused(404, 'NOT_FOUND') : refused(409, isPossible ? 'not-allowed' : 'not-possible'),
  )
}

it.each(statusEvents.flatMap((event) => (ways[event].call === undefined ? [] : [event])))(
  '[ACT-01] %s is no call of the listener of those who may never do it',
  async (event) => {
    const call = ways[event].call
    const { client } = call?.audience === 'submitter' ? people.L : people.I
    const one = { referenceNumber: materials.base.document.referenceNumber, version: 1, copyId: randomUUID() }
    await expect(call?.send(client, one, officers.B)).rejects.toMatchObject(refused(404, 'NOT_FOUND'))
  },
)

/** What has no call, and what the system may not do: asked of the act itself. */
async function expectRefusedAct(event: StatusEvent, one: Case, { isPossible }: Tried) {
  const { referenceNumber } = one
  const input = { registers: { answers, version: 1 }, reason: 'Fordi', ...needed } as never
  const command = { deps, by: 'system', event, referenceNumber, version: undefined, input, now: moment } as const
  const refusal = await system((tx) => act({ tx, ...command })).catch((error: unknown) => error)
  const reason = isPossible ? 'not-allowed' : 'not-possible'
  expect(refusal, `${event} by S`).toBeInstanceOf(Refusal)
  expect(refusal, `${event} by S`).toMatchObject({ code: 'TRANSITION_REFUSED', params: { reason } })
}

it.each(applicationStatuses)(
  '[ACT-01] in %s nothing else happens, by nobody, and nothing is changed',
  async (status) => {
    const one = await seed({ ...cancelled, copies: 'ORDERED', bare: true, status, role: 'B' })
    const before = await seen(one.referenceNumber)
    for (const event of statusEvents) {
      const tried = triedIn(status, event)
      for (const role of tried.by)
        if (role === 'S') await expectRefusedAct(event, one, tried)
        else await expectRefusedCall(event, role, one, tried)
    }
    expect(await seen(one.referenceNumber)).toEqual(before)
  },
  30_000,
)

const replacing = { applicationType: 'ERSTATNINGSSERTIFIKAT' } as const
const recorded = { recordedBy: 'x', recordedTime: moment.toISOString() }
const returned = { paperFate: { fate: 'RETURNED', ...recorded } } as const
const agreed = { returnAgreement: recorded }

describe('what happens to an original because of its replacement', () => {
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
      // What nobody holds any more is printed anew, and what was recorded of the old paper is history.
      expect(notices.some((notice) => notice.startsWith('PAPER_TO_PRINT_AGAIN'))).toBe(to === 'GODKJENT')
      if (to === 'GODKJENT') expect(proofs['paper-anew'](happened)).toBe(true)
      // The system did it, within the call on the other one.
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

describe('what the system does at once', () => {
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

it('[CRT-14] a message that was held by an attempt that died is asked for when its time is over', async () => {
  const { referenceNumber } = await seed({ status: 'GODKJENT', role: 'B', document: electronic, issue: 'HELD' })
  const [delivery] = await system((tx) => listDeliveries(tx, referenceNumber))
  if (delivery === undefined) throw new Error('Nothing is on its way')
  const key = `deliver-certificate ${delivery.id}`
  const payload = { deliveryId: delivery.id, referenceNumber }
  await system((tx) => addJob(tx, 'deliver-certificate', payload, key))
  await vi.waitFor(
    async () => {
      const { rows: jobs } = await owner.query('select state, due_at from jobs where key = $1', [key])
      expect(jobs).toEqual([{ state: 'WAITING', due_at: delivery.nextAttemptAt }])
    },
    { timeout: 20_000, interval: 50 },
  )
})

interface Left {
  readonly id: string
  readonly event: string
}

/** What left because of the cases of this file, and how it stands. */
const leftOf = async (columns: string, table: string): Promise<readonly Left[]> =>
  (await owner.query<Left>(`select ${columns} as event from ${table} where reference_number = any($1)`, [moved])).rows

describe('what leaves because of it', () => {
  it('[ACT-03] every job is done: mails, messages and receipts, each once', async () => {
    const open = () => leftOf(`key as id, name || ' ' || state`, 'jobs')
    await vi.waitFor(async () => expect((await open()).filter(({ event }) => !event.endsWith(' DONE'))).toEqual([]), {
      timeout: 60_000,
      interval: 200,
    })
    const receipts = await leftOf('id', `(select id, belongs_to, reference_number from files where type = 'RECEIPT') r`)
    expect(receipts.length).toBe(
      (await leftOf('id', `(select * from snapshots where kind = 'SUBMITTED' and version > 1) s`)).length,
    )
  }, 90_000)

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
