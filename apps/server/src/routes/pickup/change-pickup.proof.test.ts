import { randomUUID } from 'node:crypto'
import {
  cancelApplication,
  changeDeparture,
  changePickup,
  getApplication,
  getCase,
  getSignedCertificate,
  listApplications,
  listCaseHistory,
  listHistory,
  listNotices,
  listPickups,
  type PickupTime,
  reopenApplication,
  requestClarification,
  sendApplication,
} from '@eksport/api'
import type { ApplicationDraft, HistoryEntry } from '@eksport/domain'
import { addDays, weekday } from '@eksport/forms'
import { beforeAll, describe, expect, it } from 'vitest'
import { actOn, aDraft, type LoggedIn, newDraft, organisationNumber } from '../../testing/index.ts'
import { serverWith } from '../../testing/server-with.ts'

const { database, exporter, stranger, officer, signer } = await serverWith([
  'exporter',
  'stranger',
  'officer',
  'signer',
])

// Its pickup is at half past ten on the day before the departure, which is the day of the control as well.
const draft = (overrides: Partial<ApplicationDraft> = {}) => aDraft(new Date(), overrides)
const day = draft().certificateRetrieval?.date ?? ''
const departure = draft().transport?.dateOfDeparture ?? ''
const late: PickupTime = { date: day, time: '16:30' }
const nextDay: PickupTime = { date: departure, time: '09:00' }

type BodyOf = Parameters<typeof exporter.client.call<typeof changeDeparture>>[1]['body']

const addressOf = (referenceNumber: number) => ({ organisationNumber, referenceNumber })

async function sent(overrides: Partial<ApplicationDraft> = {}): Promise<number> {
  const body = draft(overrides)
  const application = await newDraft(exporter, body)
  const { referenceNumber, version: ifMatch } = application
  await exporter.client.call(sendApplication, { params: addressOf(referenceNumber), body: {}, ifMatch })
  return referenceNumber
}

const read = async (referenceNumber: number) =>
  (await exporter.client.call(getApplication, { params: addressOf(referenceNumber) })).application

async function move(
  referenceNumber: number,
  body: PickupTime & { readonly shownFee?: number },
  ifMatch?: number,
  idempotencyKey = randomUUID(),
) {
  const version = ifMatch ?? (await read(referenceNumber)).version
  const params = addressOf(referenceNumber)
  return exporter.client.call(changePickup, { params, body, ifMatch: version, idempotencyKey })
}

const movesOf = (history: readonly HistoryEntry[]) => history.filter(({ event }) => event === 'change-time')

async function desk(referenceNumber: number, date: string) {
  const { pickups, movedAway } = await officer.client.call(listPickups, { query: { office: 'KLOEFTA', date } })
  const isIt = (row: { readonly referenceNumber: number }) => row.referenceNumber === referenceNumber
  return { pickup: pickups.find(isIt), moved: movedAway.find(isIt) }
}

const atDesk = async (referenceNumber: number, date: string) => (await desk(referenceNumber, date)).pickup?.time

const noticesOf = async (person: LoggedIn, referenceNumber: number) =>
  (await person.client.call(listNotices)).notices
    .filter((notice) => notice.referenceNumber === referenceNumber)
    .map(({ kind }) => kind)

/** What has become of it in the database. */
const store = (referenceNumber: number, path: string, value: unknown) =>
  database.query('update applications set document = jsonb_set(document, $2, $3) where reference_number = $1', [
    referenceNumber,
    path,
    JSON.stringify(value),
  ])

async function approved(formats: ApplicationDraft['certificateFormats']): Promise<number> {
  const referenceNumber = await sent({ certificateFormats: formats })
  await actOn(officer, referenceNumber, { action: 'take' })
  const { validation } = await officer.client.call(getCase, { params: { referenceNumber } })
  const manual = validation.errors.filter(({ severity }) => severity === 'MANUAL_PROCESSING')
  await actOn(officer, referenceNumber, { action: 'approve', confirmedViolations: manual.map(({ code }) => code) })
  return referenceNumber
}

describe('an exporter moves the pickup', () => {
  it('[EXP-11] [FEE-01] [ACT-06] [ACT-13] of what was sent: time, fee, deadline, history and the office follow', async () => {
    const referenceNumber = await sent()
    const before = await read(referenceNumber)
    expect(before.actions).toContain('change-time')
    await expect(move(referenceNumber, { ...late, shownFee: 375 })).rejects.toMatchObject({
      code: 'FEE_CHANGED',
      problem: { params: { shown: 375, fee: 750 } },
    })
    expect(await read(referenceNumber)).toEqual(before)
    expect(await move(referenceNumber, { ...late, shownFee: 750 })).toEqual({ ...late, fee: 750 })
    const after = await read(referenceNumber)
    expect(after).toMatchObject({
      applicationStatus: before.applicationStatus,
      version: before.version + 1,
      certificateRetrieval: { office: 'KLOEFTA', ...late },
      fees: [{ code: 'HELSESERTIFIKAT_UTENFOR_AAPNINGSTID', amount: 750 }],
    })
    const moved = { pickupChange: { from: { date: day, time: '10:30' }, to: late } }
    const fee = { feeChange: { reason: 'PICKUP_MOVED', from: 375, to: 750 } }
    const history = await exporter.client.call(listHistory, { params: addressOf(referenceNumber) })
    expect(movesOf(history)).toMatchObject([{ ...moved, ...fee, from: 'INNSENDT', to: 'INNSENDT' }])
    expect(await noticesOf(officer, referenceNumber)).toContain('PICKUP_MOVED')
    expect(await atDesk(referenceNumber, day)).toBe('16:30')
    // And to another day, at the price that was locked before.
    expect(await move(referenceNumber, nextDay)).toEqual({ ...nextDay, fee: 375 })
    expect([await atDesk(referenceNumber, day), await atDesk(referenceNumber, departure)]).toEqual([undefined, '09:00'])
    // [CW-04] The desk reads it on both days, whoever has the case.
    expect((await desk(referenceNumber, day)).moved).toMatchObject({ movedTo: nextDay })
    expect(await desk(referenceNumber, departure)).toMatchObject({ pickup: { movedFrom: late }, moved: undefined })
    const seen = await officer.client.call(getCase, { params: { referenceNumber } })
    expect(seen.application.certificateRetrieval).toMatchObject(nextDay)
    const entries = await officer.client.call(listCaseHistory, { params: { referenceNumber } })
    expect(movesOf(entries).at(-1)).toMatchObject({
      actor: { name: 'Ingrid Solheim' },
      feeChange: { from: 750, to: 375 },
    })
  })

  it('[EXP-11] [CW-04] and cancels it: the desk waits for nothing then', async () => {
    const referenceNumber = await sent()
    await move(referenceNumber, nextDay)
    expect((await desk(referenceNumber, day)).moved).toBeDefined()
    const body = { cancellationInformation: { reasonForCancellation: 'Skipet gikk ikke' } }
    const { version: ifMatch } = await read(referenceNumber)
    await exporter.client.call(cancelApplication, { params: addressOf(referenceNumber), body, ifMatch })
    expect((await desk(referenceNumber, day)).moved).toBeUndefined()
  })

  it('[EXP-11] [SEC-03] [SEC-04] once for a key, and only as it was seen', async () => {
    const referenceNumber = await sent()
    const { version } = await read(referenceNumber)
    const key = randomUUID()
    const first = await move(referenceNumber, late, version, key)
    expect(await move(referenceNumber, late, version, key)).toEqual(first)
    await expect(move(referenceNumber, nextDay, version)).rejects.toMatchObject({ status: 412, code: 'STALE_VERSION' })
    const history = await exporter.client.call(listHistory, { params: addressOf(referenceNumber) })
    expect(movesOf(history)).toHaveLength(1)
    expect((await read(referenceNumber)).certificateRetrieval).toMatchObject(late)
  })

  it('[EXP-11] [SEC-08] of nobody else', async () => {
    const referenceNumber = await sent()
    const { version: ifMatch } = await read(referenceNumber)
    const own = { organisationNumber: '310000019', referenceNumber }
    for (const params of [addressOf(referenceNumber), own])
      await expect(stranger.client.call(changePickup, { params, body: late, ifMatch })).rejects.toMatchObject({
        status: expect.toSatisfy((status) => status === 403 || status === 404),
      })
    expect((await read(referenceNumber)).certificateRetrieval).toMatchObject({ date: day, time: '10:30' })
  })

  it('[EXP-11] [CRT-04] [CW-04] after the approval, until it is handed out; the certificate stays as it was approved', async () => {
    const referenceNumber = await approved(['PAPER', 'E_CERT'])
    expect(await read(referenceNumber)).toMatchObject({ applicationStatus: 'TIL_SIGNERING' })
    await move(referenceNumber, late)
    await actOn(signer, referenceNumber, { action: 'sign' })
    const signed = await certificate(referenceNumber)
    expect(await read(referenceNumber)).toMatchObject({ applicationStatus: 'GODKJENT' })
    await move(referenceNumber, nextDay)
    for (const action of ['print', 'confirm-print', 'issue'] as const) await actOn(officer, referenceNumber, { action })
    await move(referenceNumber, late)
    expect(await read(referenceNumber)).toMatchObject({ applicationStatus: 'UTSTEDT' })
    expect((await certificate(referenceNumber)).equals(signed)).toBe(true)
    expect(await atDesk(referenceNumber, day)).toBe('16:30')
    await actOn(officer, referenceNumber, { action: 'hand-out', collectedBy: 'Ola Nordmann' })
    expect((await read(referenceNumber)).actions).not.toContain('change-time')
    await expect(move(referenceNumber, nextDay)).rejects.toMatchObject({ status: 409, code: 'notCollected' })
  })

  it('[EXP-11] [ACT-08] and answers a question about something else, at the fee that it has', async () => {
    const referenceNumber = await sent()
    const taken = await actOn(officer, referenceNumber, { action: 'take' })
    expect(taken.applicationStatus).toBe('UNDER_VURDERING')
    await move(referenceNumber, late)
    // The work has begun: an earlier hour gives nothing back.
    expect(await move(referenceNumber, nextDay)).toEqual({ ...nextDay, fee: 750 })
    await move(referenceNumber, late)
    const unlocking = { pins: [{ fact: 'consignor.internalReference' as const }], unlocksAll: false }
    const questions = [{ message: 'Er referansen riktig?', unlocking }]
    const { version } = await read(referenceNumber)
    const clarification = { params: { referenceNumber }, body: { clarification: { questions } }, ifMatch: version }
    await officer.client.call(requestClarification, clarification)
    await expect(move(referenceNumber, nextDay)).rejects.toMatchObject({ status: 409, code: 'not-possible' })
    const params = addressOf(referenceNumber)
    await exporter.client.call(reopenApplication, { params, ifMatch: (await read(referenceNumber)).version })
    const answer = { params, body: { comment: 'Ja' }, ifMatch: (await read(referenceNumber)).version }
    expect(await exporter.client.call(sendApplication, answer)).toMatchObject({ applicationStatus: 'UNDER_VURDERING' })
    expect((await read(referenceNumber)).fees).toMatchObject([{ amount: 750 }])
    const history = await exporter.client.call(listHistory, { params })
    expect(history.filter(({ event, feeChange }) => event === 'send' && feeChange !== undefined)).toEqual([])
  })
})

describe('a pickup is not moved', () => {
  let referenceNumber: number
  beforeAll(async () => {
    referenceNumber = await sent()
  })
  // The Saturday before the pickup.
  const saturday = addDays(day, -weekday(day) - 1)

  it.each([
    ['to a closed day', { ...late, date: saturday }, 'certificateRetrieval.date', 'pickupDateClosed'],
    ['to a day that is over', { ...late, date: '2026-01-05' }, 'certificateRetrieval.date', 'pickupDatePast'],
    ['to after closing', { ...late, time: '20:30' }, 'certificateRetrieval.time', 'pickupOfficeClosed'],
    ['to a time between the times', { ...late, time: '10:45' }, 'certificateRetrieval.time', 'timeNotOffered'],
  ])('[EXP-11] [PIK-08] %s, which is said at its field', async (_title, body, path, code) => {
    const refusal = await move(referenceNumber, body).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ status: 400 })
    expect(JSON.stringify(refusal)).toContain(path)
    expect(JSON.stringify(refusal)).toContain(code)
  })

  it.each([
    ['past the departure', { date: addDays(departure, 1), time: '09:00' }, 'pickupInOrder'],
    ['before the control', { date: addDays(day, -1), time: '09:00' }, 'pickupInOrder'],
    ['to where it is', { date: day, time: '10:30' }, 'pickupMoved'],
  ])('[EXP-11] [RUL-06] %s', async (_title, body, code) => {
    await expect(move(referenceNumber, body)).rejects.toMatchObject({ status: 409, code })
  })

  it('[EXP-11] from one that is too near, nor at an office that is gone, and no button says that it is', async () => {
    const near = await sent()
    await store(near, '{certificateRetrieval,date}', addDays(day, -14))
    await expect(move(near, late)).rejects.toMatchObject({ status: 409, code: 'pickupAhead' })
    const gone = await sent()
    await store(gone, '{certificateRetrieval,office}', 'OSLO')
    await expect(move(gone, late)).rejects.toMatchObject({ status: 409, code: 'officeHandsOut' })
    for (const one of [near, gone]) expect((await read(one)).actions).not.toContain('change-time')
  })

  it('[EXP-11] where there is none', async () => {
    const electronic = await sent({ certificateFormats: ['E_CERT'] })
    await expect(move(electronic, late)).rejects.toMatchObject({ status: 409, code: 'paper' })
    const params = { organisationNumber }
    const { content } = await exporter.client.call(listApplications, { params, query: { size: 30 } })
    const offered = new Map(content.map((row) => [row.referenceNumber, row.actions.includes('change-time')]))
    expect([offered.get(electronic), offered.get(referenceNumber)]).toEqual([false, true])
  })
})

describe('an exporter moves the departure', () => {
  const later = (days: number) => ({ date: addDays(departure, days), time: '08:00' })

  async function leave(referenceNumber: number, body: BodyOf, ifMatch?: number) {
    const version = ifMatch ?? (await read(referenceNumber)).version
    const params = addressOf(referenceNumber)
    return exporter.client.call(changeDeparture, { params, body, ifMatch: version, idempotencyKey: randomUUID() })
  }

  it('[EXP-11] [FEE-01] [ACT-06] [ACT-13] with its pickup: answers, fee, findings, history and the officer follow', async () => {
    const referenceNumber = await sent()
    const before = await read(referenceNumber)
    expect(before.actions).toContain('change-departure')
    const moved = { departure: later(2), pickup: { date: departure, time: '16:30' } }
    expect(await leave(referenceNumber, moved)).toMatchObject({ ...moved, fee: 750 })
    const after = await read(referenceNumber)
    expect(after).toMatchObject({
      applicationStatus: before.applicationStatus,
      version: before.version + 1,
      transport: { dateOfDeparture: later(2).date },
      certificateRetrieval: { office: 'KLOEFTA', ...moved.pickup },
    })
    const history = await exporter.client.call(listHistory, { params: addressOf(referenceNumber) })
    expect(history.at(-1)).toMatchObject({
      event: 'change-departure',
      departureChange: { from: { date: departure }, to: { date: later(2).date } },
      pickupChange: { to: moved.pickup },
      feeChange: { from: 375, to: 750 },
    })
    expect(await noticesOf(officer, referenceNumber)).toContain('DEPARTURE_MOVED')
    // [CW-04] The desk reads that it was moved.
    expect((await desk(referenceNumber, departure)).pickup).toMatchObject({ movedFrom: { date: day } })
    // [RUL-08] Fresh fish that leaves so late is old: an officer has it before them.
    await actOn(officer, referenceNumber, { action: 'take' })
    await leave(referenceNumber, { departure: later(20) })
    const { validation } = await officer.client.call(getCase, { params: { referenceNumber } })
    expect(validation.errors.map(({ code }) => code)).toContain('FISH_IS_OLDER_THAN_15_DAYS')
  })

  it('[EXP-11] of an electronic certificate, that is fetched nowhere', async () => {
    const referenceNumber = await sent({ certificateFormats: ['E_CERT'] })
    const { applicationStatus, actions } = await read(referenceNumber)
    expect([applicationStatus, actions.includes('change-departure')]).toEqual(['INNSENDT', true])
    await leave(referenceNumber, { departure: later(1) })
    expect((await read(referenceNumber)).transport?.dateOfDeparture).toBe(later(1).date)
    const pickup = { date: departure, time: '09:00' }
    const refused = leave(referenceNumber, { departure: later(2), pickup })
    await expect(refused).rejects.toMatchObject({ status: 409, code: 'pickupMovesAlong' })
  })

  it('[EXP-11] [SEC-04] [CRT-04] but not before its pickup, not as it was, not unseen, and of no approved certificate', async () => {
    const referenceNumber = await sent()
    const { version } = await read(referenceNumber)
    const before = { date: addDays(day, -1), time: '08:00' }
    await expect(leave(referenceNumber, { departure: before })).rejects.toMatchObject({ code: 'departureInOrder' })
    const { dateOfDeparture: date = '', timeOfDeparture: time } = (await read(referenceNumber)).transport ?? {}
    const same = leave(referenceNumber, { departure: { date, time } })
    await expect(same).rejects.toMatchObject({ status: 409, code: 'departureMoved' })
    const past = await leave(referenceNumber, { departure: { date: '2026-01-05', time: '08:00' } }).catch(
      (e: unknown) => e,
    )
    expect(past).toMatchObject({ status: 400 })
    expect(JSON.stringify(past)).toContain('transport.dateOfDeparture')
    await move(referenceNumber, late)
    await expect(leave(referenceNumber, { departure: later(1) }, version)).rejects.toMatchObject({ status: 412 })
    const done = await approved(['PAPER', 'E_CERT'])
    expect((await read(done)).actions).not.toContain('change-departure')
    await expect(leave(done, { departure: later(1) })).rejects.toMatchObject({ status: 409, code: 'not-possible' })
  })
})

async function certificate(referenceNumber: number) {
  const file = await exporter.client.call(getSignedCertificate, { params: addressOf(referenceNumber) })
  return Buffer.from(await file.arrayBuffer())
}
