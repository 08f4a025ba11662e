import { randomUUID } from 'node:crypto'
import {
  calculateCopyFee,
  cancelApplication,
  cancelCopies,
  changeCopies,
  confirmCopies,
  getApplication,
  getCase,
  getConfirmedCopies,
  getCopyStats,
  handOutCopies,
  listCaseCopies,
  listCaseHistory,
  listCopies,
  listCopyTasks,
  orderCopies,
  type QueryOf,
} from '@eksport/api'
import type { CopyRequest } from '@eksport/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import { hasProgram, textOf } from '../../documents/testing/poppler.ts'
import {
  actOn,
  aDraft,
  type LoggedIn,
  logIn,
  organisationNumber,
  sendForChina,
  signApplication,
} from '../../testing/index.ts'
import { serverWith } from '../../testing/server-with.ts'

// A sample that is issued on paper and electronically.
const params = { organisationNumber, referenceNumber: 4009 }
const { referenceNumber } = params

const { server, database, exporter, stranger, officer } = await serverWith(['exporter', 'stranger', 'officer'])

/** An ordinary working day, as a draft has it for its pickup. */
const day = aDraft(new Date()).certificateRetrieval?.date ?? ''
const request: CopyRequest = {
  numberOfCopies: 2,
  collectionLocation: 'KLOEFTA',
  collectionDate: day,
  collectionTime: '10:30',
}

const version = async () => (await officer.client.call(getCase, { params: { referenceNumber } })).application.version
const order = async (body: CopyRequest = request) =>
  exporter.client.call(orderCopies, { params, body, ifMatch: await version() })
const orderVersion = async (copyId: string, of = referenceNumber) => {
  const orders = await officer.client.call(listCaseCopies, { params: { referenceNumber: of } })
  return orders.find(({ id }) => id === copyId)?.version ?? 1
}
const change = async (copyId: string, body: CopyRequest, ifMatch?: number) =>
  exporter.client.call(changeCopies, {
    params: { ...params, copyId },
    body,
    ifMatch: ifMatch ?? (await orderVersion(copyId)),
  })
const cancel = async (copyId: string, ifMatch?: number) =>
  exporter.client.call(cancelCopies, {
    params: { ...params, copyId },
    ifMatch: ifMatch ?? (await orderVersion(copyId)),
  })
const confirm = async (copyId: string, ifMatch?: number) =>
  officer.client.call(confirmCopies, {
    params: { referenceNumber, copyId },
    ifMatch: ifMatch ?? (await orderVersion(copyId)),
  })
const handOut = async (copyId: string, ifMatch?: number) =>
  officer.client.call(handOutCopies, {
    params: { referenceNumber, copyId },
    body: { collectedBy: 'Ola Nordmann' },
    ifMatch: ifMatch ?? (await orderVersion(copyId)),
  })

describe('an exporter', () => {
  it('[CPY-01] [FEE-01] reads the fee, orders copies at it, changes the order and cancels it', async () => {
    const fee = await exporter.client.call(calculateCopyFee, { params, body: request })
    expect(fee).toEqual({ amount: 875, currency: 'NOK', rulesVersion: '2025-01-01' })
    const { id, ...ordered } = await order()
    expect(ordered).toEqual({ numberOfCopies: 2, fee: 875 })
    const { application } = await exporter.client.call(getApplication, { params })
    expect(application).toMatchObject({ applicationStatus: 'UTSTEDT', confirmedCopies: [{ id, numberOfCopies: 2 }] })
    expect(application.actions).toContain('order-copies')
    expect(application.fees?.at(-1)).toEqual({ amount: 875, code: 'BEKREFTET_KOPI' })
    expect(await change(id, { ...request, numberOfCopies: 5, collectionTime: '12:00' })).toEqual({
      id,
      numberOfCopies: 5,
      fee: 875,
    })
    expect(await exporter.client.call(listCopies, { params })).toMatchObject([
      { id, numberOfCopies: 5, collectionTime: '12:00', state: 'ORDERED' },
    ])
    await cancel(id)
    expect(await exporter.client.call(listCopies, { params })).toEqual([])
    expect(await exporter.client.call(getCopyStats, { params })).toMatchObject({ totalOrdered: 0, totalPrinted: 0 })
    const history = await officer.client.call(listCaseHistory, { params: { referenceNumber } })
    const events = history.map(({ event }) => event)
    expect(events.filter((event) => event.endsWith('copies'))).toEqual([
      'order-copies',
      'change-copies',
      'cancel-copies',
    ])
  })

  it('[CPY-01] [SEC-03] cancels an order once, however often the same is sent', async () => {
    const { id: copyId } = await order()
    const ifMatch = await orderVersion(copyId)
    const cancelling = { params: { ...params, copyId }, ifMatch, idempotencyKey: randomUUID() }
    await exporter.client.call(cancelCopies, cancelling)
    await expect(exporter.client.call(cancelCopies, cancelling)).resolves.toBeUndefined()
    expect(await exporter.client.call(listCopies, { params })).toEqual([])
  })

  it('[CPY-01] [SEC-04] has an order changed by whoever saw it as it is, and by nobody else', async () => {
    const { id } = await order()
    const seen = await orderVersion(id)
    const changed = { ...request, numberOfCopies: 3, collectionLocation: 'BERGEN' }
    await change(id, changed, seen)
    const stale = { status: 412, code: 'STALE_VERSION' }
    await expect(change(id, { ...request, numberOfCopies: 5 }, seen)).rejects.toMatchObject(stale)
    await expect(cancel(id, seen)).rejects.toMatchObject(stale)
    await expect(confirm(id, seen)).rejects.toMatchObject(stale)
    expect(await exporter.client.call(listCopies, { params })).toMatchObject([{ id, ...changed, state: 'ORDERED' }])
    const printed = await confirm(id)
    await expect(handOut(id, seen)).rejects.toMatchObject(stale)
    await expect(change(id, request, seen)).rejects.toMatchObject(stale)
    await cancel(id, printed.version)
  })

  it.each([
    ['no copy', { numberOfCopies: 0 }, 'numberOfCopies', 'Minst én kopi må bestilles'],
    ['ten copies', { numberOfCopies: 10 }, 'numberOfCopies', 'Ikke mulig å bestille mer enn 9 kopier'],
    ['an office that is none', { collectionLocation: 'X' }, 'collectionLocation', 'Du må velge et gyldig kontorsted.'],
    ['a day that is past', { collectionDate: '2024-01-03' }, 'collectionDate', 'Hentedato må være fram i tid.'],
    ['a night', { collectionTime: '23:00' }, 'collectionTime', expect.stringContaining('Kontoret er stengt')],
  ])('[CPY-01] [PIK-08] is refused %s, at its field', async (_, fault, field, text) => {
    await expect(order({ ...request, ...fault })).rejects.toMatchObject({
      status: 400,
      problem: { fieldErrors: { [field]: [text] } },
    })
    expect(await exporter.client.call(listCopies, { params })).toEqual([])
  })

  it('[STA-05] is refused copies of what is no certificate, and of what belongs to others', async () => {
    const draft = { ...params, referenceNumber: 4001 }
    await expect(exporter.client.call(orderCopies, { params: draft, body: request, ifMatch: 1 })).rejects.toMatchObject(
      { status: 409 },
    )
    const theirs = { organisationNumber: '310000086', referenceNumber }
    await expect(stranger.client.call(listCopies, { params: theirs })).rejects.toMatchObject({ status: 404 })
    await expect(
      stranger.client.call(orderCopies, { params: theirs, body: request, ifMatch: 1 }),
    ).rejects.toMatchObject({ status: 404 })
  })
})

describe('an exporter whose certificate is being replaced, or is annulled', () => {
  const paper = { ...params, referenceNumber: 4013 }
  const read = () => exporter.client.call(getApplication, { params: paper })
  const ordering = async () =>
    exporter.client.call(orderCopies, {
      params: paper,
      body: request,
      ifMatch: (await read()).application.version,
    })
  const cancelling = async (copyId: string) =>
    exporter.client.call(cancelCopies, {
      params: { ...paper, copyId },
      ifMatch: await orderVersion(copyId, paper.referenceNumber),
    })
  const inStatus = (status: string) =>
    database.query(
      `update applications set status = $2, document = document || jsonb_build_object('applicationStatus', $2::text) where reference_number = $1`,
      [paper.referenceNumber, status],
    )

  it('[CPY-01] [STA-05] is offered what the server does: cancelling while it is replaced, and nothing of what is annulled', async () => {
    const { id: first } = await ordering()
    const { id: second } = await ordering()
    expect((await read()).application.actions).toEqual(expect.arrayContaining(['order-copies', 'cancel-copies']))
    await inStatus('ERSTATNING_UNDER_REGISTRERING')
    const { actions } = (await read()).application
    expect(actions).toContain('cancel-copies')
    expect(actions).not.toContain('order-copies')
    await expect(ordering()).rejects.toMatchObject({ status: 409 })
    await cancelling(first)
    expect(await exporter.client.call(listCopies, { params: paper })).toMatchObject([{ id: second }])
    const copyFees = async () => (await read()).application.fees?.filter(({ code }) => code === 'BEKREFTET_KOPI')
    expect(await copyFees()).toHaveLength(1)
    await inStatus('ANNULLERT')
    // [DET-11] [FEE-01] Nothing comes of it: it is listed with what it would have cost, and is not owed.
    expect(await copyFees()).toEqual([])
    expect(await exporter.client.call(listCopies, { params: paper })).toMatchObject([{ id: second, fee: 875 }])
    expect((await read()).application.actions).not.toContain('cancel-copies')
    await expect(cancelling(second)).rejects.toMatchObject({ status: 409 })
  })
})

describe('an exporter who has no certificate yet', () => {
  // Samples of another organisation: approved on paper, and cancelled after it was issued.
  const approved = { organisationNumber: '310000051', referenceNumber: 4008 }
  const cancelledLater = { organisationNumber: '310000019', referenceNumber: 4014 }
  type One = typeof approved
  let owner: LoggedIn
  beforeAll(async () => {
    owner = await logIn(server, 'submitter', 'demo-marte-haugen')
  })

  const read = async (one: One) => (await owner.client.call(getApplication, { params: one })).application
  const ordering = async (one: One) =>
    owner.client.call(orderCopies, { params: one, body: request, ifMatch: (await read(one)).version })
  const cancelling = async (one: One) =>
    owner.client.call(cancelApplication, {
      params: one,
      body: { cancellationInformation: { reasonForCancellation: 'Feil mottaker.' }, attachments: [] },
      ifMatch: (await read(one)).version,
    })

  it('[CPY-01] [STA-05] is neither offered nor sold copies of a certificate that never existed', async () => {
    const referenceNumber = await sendForChina(owner, () => ({ certificateFormats: ['PAPER'] }))
    const one = { organisationNumber, referenceNumber }
    await cancelling(one)
    const { applicationStatus, actions } = await read(one)
    expect(applicationStatus).toBe('KANSELLERT')
    expect(actions).not.toContain('order-copies')
    await expect(ordering(one)).rejects.toMatchObject({
      status: 409,
      code: 'somethingToCopy',
      problem: { title: 'Det ble aldri laget noe sertifikat som det kan bestilles kopier av.' },
    })
    expect(await owner.client.call(listCopies, { params: one })).toEqual([])
  })

  it('[CPY-01] orders copies of what is approved: they wait for the certificate, and fall with it', async () => {
    const { id } = await ordering(approved)
    const early = officer.client.call(confirmCopies, {
      params: { referenceNumber: approved.referenceNumber, copyId: id },
      ifMatch: await orderVersion(id, approved.referenceNumber),
    })
    await expect(early).rejects.toMatchObject({ status: 409, code: 'NOTHING_TO_COPY' })
    await cancelling(approved)
    expect((await read(approved)).applicationStatus).toBe('KANSELLERT')
    expect(await owner.client.call(listCopies, { params: approved })).toEqual([])
    expect((await read(approved)).fees?.filter(({ code }) => code === 'BEKREFTET_KOPI')).toEqual([])
    const { tasks } = await officer.client.call(listCopyTasks, { query: {} })
    expect(tasks.filter(({ order: waiting }) => waiting.id === id)).toEqual([])
  })

  async function signedForPaper() {
    const signer = await logIn(server, 'caseworker', 'demo-henrik-dahl')
    const signed = await signApplication({ exporter, officer, signer }, ['PAPER'])
    const one = { organisationNumber, referenceNumber: signed }
    const { id: copyId } = await ordering(one)
    const confirming = async () =>
      officer.client.call(confirmCopies, {
        params: { referenceNumber: signed, copyId },
        ifMatch: await orderVersion(copyId, signed),
      })
    return { one, confirming }
  }

  it('[CPY-01] [STA-05] is sold no copies of what was signed for paper, never printed, and cancelled', async () => {
    const { one, confirming } = await signedForPaper()
    await expect(confirming()).rejects.toMatchObject({ status: 409, code: 'NOTHING_TO_COPY' })
    await cancelling(one)
    expect(await owner.client.call(listCopies, { params: one })).toEqual([])
    expect((await read(one)).actions).not.toContain('order-copies')
    await expect(ordering(one)).rejects.toMatchObject({ status: 409, code: 'somethingToCopy' })
    await expect(confirming()).rejects.toMatchObject({ status: 409, code: 'somethingToCopy' })
  })

  it('[CPY-01] has copies of what is printed well, and none once that print is voided', async () => {
    const { one, confirming } = await signedForPaper()
    await actOn(officer, one.referenceNumber, { action: 'print' })
    await expect(confirming()).rejects.toMatchObject({ code: 'NOTHING_TO_COPY' })
    await actOn(officer, one.referenceNumber, { action: 'confirm-print' })
    expect(await confirming()).toMatchObject({ state: 'PRINTED' })
    await actOn(officer, one.referenceNumber, { action: 'void-print', reason: 'Skjevt.' })
    await cancelling(one)
    expect((await read(one)).actions).not.toContain('order-copies')
  })

  it('[CPY-01] [STA-05] still orders copies of what was cancelled after it was issued', async () => {
    const { applicationStatus, actions } = await read(cancelledLater)
    expect(applicationStatus).toBe('KANSELLERT')
    expect(actions).toContain('order-copies')
    const { id } = await ordering(cancelledLater)
    expect(await owner.client.call(listCopies, { params: cancelledLater })).toMatchObject([{ id }])
  })
})

describe('an officer', () => {
  it('[CPY-01] [STA-08] prints the copies once they are confirmed, and hands them out once', async () => {
    const { id } = await order()
    await expect(handOut(id)).rejects.toMatchObject({ status: 409, code: 'COPIES_NOT_PRINTED' })
    const missing = officer.client.call(getConfirmedCopies, { params: { referenceNumber, copyId: id } })
    await expect(missing).rejects.toMatchObject({ status: 404 })
    expect(await confirm(id)).toMatchObject({ state: 'PRINTED', printedBy: 'Kari Nordli' })
    const file = await officer.client.call(getConfirmedCopies, { params: { referenceNumber, copyId: id } })
    const pdf = Buffer.from(await file.arrayBuffer())
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    if (hasProgram('pdftotext')) {
      const text = textOf(pdf)
      expect(text).toMatch(/Copy 1 of 2[\s\S]*Copy 2 of 2/)
      expect(text).toContain('CONFIRMED COPY / BEKREFTET KOPI')
      expect(text.match(/Confirmed by\s+Bekreftet av\s+Kari Nordli|Kari Nordli/g)?.length).toBeGreaterThan(2)
    }
    expect(await handOut(id)).toMatchObject({ state: 'HANDED_OUT', collectedBy: 'Ola Nordmann' })
    await expect(handOut(id)).rejects.toMatchObject({ status: 409, code: 'COPIES_HANDED_OUT' })
    await expect(cancel(id)).rejects.toMatchObject({ status: 409, code: 'COPIES_HANDED_OUT' })
    expect(await exporter.client.call(getCopyStats, { params })).toMatchObject({ totalOrdered: 2, totalPrinted: 2 })
    const [listed] = await exporter.client.call(listCopies, { params })
    expect(listed).not.toHaveProperty('printedBy')
    expect(listed).not.toHaveProperty('handedOutBy')
  })

  it('[CPY-01] [STA-08] sees what is to be printed and handed out over all cases, by office, state and day', async () => {
    const { id } = await order()
    const list = (query: QueryOf<typeof listCopyTasks>) => officer.client.call(listCopyTasks, { query })
    const found = async (query: Parameters<typeof list>[0]) =>
      (await list(query)).tasks.find((task) => task.order.id === id)
    expect(await found({ office: 'KLOEFTA', until: day })).toMatchObject({
      referenceNumber,
      countryOfDestination: 'CN',
      order: { numberOfCopies: 2, state: 'ORDERED', collectionTime: '10:30' },
    })
    expect(await found({ state: 'PRINTED' })).toBeUndefined()
    expect(await found({ office: 'BERGEN' })).toBeUndefined()
    expect(await list({ until: '2020-01-01' })).toEqual({ tasks: [], total: 0, mayAct: true })
    await confirm(id)
    expect(await found({ state: 'PRINTED' })).toMatchObject({
      order: { state: 'PRINTED', version: await orderVersion(id) },
    })
    await handOut(id)
    expect(await found({})).toBeUndefined()
    const signer = await logIn(server, 'caseworker', 'demo-henrik-dahl')
    expect(await signer.client.call(listCopyTasks, {})).toMatchObject({ mayAct: false })
  })

  it('[CPY-01] prints anew what was changed to another number, and nothing for another time alone', async () => {
    const { id } = await order()
    await confirm(id)
    const stateOf = async () =>
      (await officer.client.call(listCaseCopies, { params: { referenceNumber } })).find((one) => one.id === id)?.state
    await change(id, { ...request, collectionTime: '13:00' })
    expect(await stateOf()).toBe('PRINTED')
    await change(id, { ...request, numberOfCopies: 3 })
    expect(await stateOf()).toBe('ORDERED')
  })

  it('[CPY-01] [STA-08] prints anew what is to be fetched at another office: the sheets lie at the first', async () => {
    const { id } = await order()
    await confirm(id)
    await change(id, { ...request, collectionLocation: 'BERGEN' })
    const found = async (query: QueryOf<typeof listCopyTasks>) =>
      (await officer.client.call(listCopyTasks, { query })).tasks.find((task) => task.order.id === id)
    expect(await found({ office: 'BERGEN', state: 'PRINTED' })).toBeUndefined()
    expect(await found({ office: 'BERGEN', state: 'ORDERED' })).toMatchObject({ order: { state: 'ORDERED' } })
    await expect(handOut(id)).rejects.toMatchObject({ status: 409, code: 'COPIES_NOT_PRINTED' })
    expect(await confirm(id)).toMatchObject({ state: 'PRINTED' })
    await change(id, { ...request, collectionLocation: 'BERGEN', collectionTime: '13:00' })
    expect(await found({ office: 'BERGEN', state: 'PRINTED' })).toBeDefined()
  })
})
