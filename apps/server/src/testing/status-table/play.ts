import { randomUUID } from 'node:crypto'
import {
  type ApplicationStatus,
  type RegisterAnswers,
  type Role,
  type StatusEvent,
  type Transition,
  transitions,
} from '@eksport/domain'
import { statusEvents } from '@eksport/domain/testing'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, vi } from 'vitest'
import { act } from '../../acts/act.ts'
import { drawApproved } from '../../certificate/final-certificate.ts'
import { addJob } from '../../db/repositories/jobs.ts'
import type { Transaction } from '../../db/transaction.ts'
import { type StartedReceiver, startReceiver } from '../../demonstration/receiver/start-receiver.ts'
import type { Deps } from '../../deps.ts'
import { askRegisters } from '../../drafting/ask-registers.ts'
import { beginDraft } from '../../drafting/begin-draft.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { aDraft, type LoggedIn, startServer, type TestServer } from '../index.ts'
import { cancelled } from './fixtures.ts'
import { look, type Seen } from './look.ts'
import { exporterId, logInEach, officers, organisation, ownerFor, type PersonRole } from './people.ts'
import { proofs } from './proofs.ts'
import { anApplicationIn, type Case, type Fixture, type Materials, moment } from './seed.ts'
import { type Call, type Way, ways } from './ways.ts'

export let server: TestServer
export let deps: Deps
export let owner: Client
export let receiver: StartedReceiver
export let people: Readonly<Record<PersonRole, LoggedIn>>
export let materials: Materials
export let answers: RegisterAnswers

/** Input that an event requires and that no call contains. */
const needed = { attachments: [], applicant: organisation }

export const system = <Result>(work: (tx: Transaction) => Promise<Result>) =>
  deps.transactions.run({ audience: 'system' }, work)

/** Starts one server for all tests of a file. */
export function startServerOfTable(): void {
  beforeAll(async () => {
    moved.length = 0
    receiver = await startReceiver({ host: '127.0.0.1', port: 0 })
    server = await startServer({ postgres: inject('postgres'), receivers: { CN: receiver.addressOf('CN') } })
    deps = server.running.deps
    owner = await server.connect()
    // Nothing is drawn for control, so that applications without findings are approved automatically.
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
}

interface Seeding extends Fixture {
  readonly status: ApplicationStatus
  readonly role: Role
}

/** Creates a case for a role to act on. */
export const seed = ({ role, ...fixture }: Seeding) =>
  system((tx) => anApplicationIn(tx, materials, { ...fixture, owner: ownerFor(role) }))

export const seen = (referenceNumber: number) => system((tx) => look(tx, referenceNumber))

/** Cases that something happened to; their mails and messages are checked at the end. */
export const moved: number[] = []

/** Runs an act that the table allows the system, but that no program starts. A signature is drawn first, as for a signer. */
async function actAsSystem(event: StatusEvent, { referenceNumber }: Case): Promise<void> {
  const certifier = { name: officers.V.name, office: officers.V.office, role: 'V' } as const
  const drawn = event === 'sign' ? await drawApproved(deps, { referenceNumber, now: moment, certifier }) : undefined
  const input = { reason: 'Fordi', drawn, ...needed }
  await system((tx) => act({ tx, deps, by: 'system', event, referenceNumber, version: undefined, input, now: moment }))
}

/** Makes an event happen in a role: for people by its call, for the system by its job or by the event it belongs to. */
export async function happen(event: StatusEvent, role: Role, one: Case): Promise<void> {
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

/** The history entry of an event, which a job may write a little later. */
async function entryOf(event: StatusEvent, referenceNumber: number) {
  return vi.waitFor(async () => {
    const after = await seen(referenceNumber)
    const entry = after.history.find((one) => one.event === event)
    if (entry === undefined) throw new Error(`Nothing tells of ${event}`)
    return { after, entry }
  })
}

const actorRoles = { I: 'INNSENDER', B: 'BEHANDLER', V: 'BEHANDLER', L: 'BEHANDLER', S: 'SYSTEM' } as const

/** Events that an application causes at another; each has its own tests below. */
const inPairs: readonly StatusEvent[] = [
  'auto-approve',
  'original-accounted-for',
  'replacement-sent',
  'replacement-issued',
  'replacement-ended',
]

export const rows = transitions
  .filter(({ event }) => !inPairs.includes(event))
  .flatMap((row) => {
    // If a row has many statuses and changes none of them, test only the first and the last.
    const stays = row.from.length > 3 && row.from.length === row.to.length
    const from = stays ? [row.from[0], row.from.at(-1)].filter((status) => status !== undefined) : row.from
    return from.flatMap((status) => row.who.map((role) => ({ row, status, role })))
  })

export async function expectRow(row: Transition, role: Role, fixture: Seeding): Promise<Seen> {
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

export const refused = (status: number, code: string) => ({ status, code })
const isBy = (role: Role, { audience }: Call) => role !== 'S' && (audience === 'submitter') === (role === 'I')
const rolesOf = ({ call }: Way) =>
  (['I', 'B', 'V', 'L', 'S'] as const).filter((role) => !call || role === 'S' || isBy(role, call))

/**
 * Roles that may do it elsewhere are refused because of the status. If the status allows it, all other roles with a
 * call, and the system, are refused because of their role. Events without a call are tried as the system, on the act
 * itself.
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
  // Officers cannot see applications that were never sent.
  const isHidden = call.audience === 'caseworker' && status === 'UNDER_REGISTRERING'
  const answer = await call.send(people[role].client, one, ownerFor(role)).catch((error: unknown) => error)
  expect(answer, `${event} by ${role}`).toMatchObject(
    isHidden ? refused(404, 'NOT_FOUND') : isPossible ? refused(403, 'not-allowed') : refused(409, 'not-possible'),
  )
}

/** For events without a call, and those the system may not start: tried on the act itself. */
async function expectRefusedAct(event: StatusEvent, one: Case, { isPossible }: Tried) {
  const { referenceNumber } = one
  const input = { registers: { answers, version: 1 }, reason: 'Fordi', ...needed } as never
  const command = { deps, by: 'system', event, referenceNumber, version: undefined, input, now: moment } as const
  const refusal = await system((tx) => act({ tx, ...command })).catch((error: unknown) => error)
  const reason = isPossible ? 'not-allowed' : 'not-possible'
  expect(refusal, `${event} by S`).toBeInstanceOf(Refusal)
  expect(refusal, `${event} by S`).toMatchObject({ code: 'TRANSITION_REFUSED', params: { reason } })
}

/** Expects that every other event is refused in a status for every role, and that trying changes nothing. */
export async function expectNothingElse(status: ApplicationStatus): Promise<void> {
  const one = await seed({ ...cancelled, copies: 'ORDERED', bare: true, status, role: 'B' })
  const before = await seen(one.referenceNumber)
  for (const event of statusEvents) {
    const tried = triedIn(status, event)
    for (const role of tried.by)
      if (role === 'S') await expectRefusedAct(event, one, tried)
      else await expectRefusedCall(event, role, one, tried)
  }
  expect(await seen(one.referenceNumber)).toEqual(before)
}
