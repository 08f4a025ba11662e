import {
  getCase,
  getCaseAttachment,
  getPaperStock,
  type Handling,
  handleCase,
  listCaseHistory,
  problemSchema,
  recordOriginalPaper,
  registerPaper,
  strikeOffPaper,
} from '@eksport/api'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { hasProgram, textOf } from '../../documents/testing/poppler.ts'
import { type LoggedIn, logIn, startServer, type TestServer } from '../../testing/index.ts'

let server: TestServer
let database: Client
let officer: LoggedIn
let second: LoggedIn
let leader: LoggedIn

beforeAll(async () => {
  server = await startServer({ postgres: inject('postgres') })
  database = await server.connect()
  officer = await logIn(server, 'caseworker', 'demo-kari-nordli')
  second = await logIn(server, 'caseworker', 'demo-kari-nordli')
  leader = await logIn(server, 'caseworker', 'demo-solveig-moen')
})
afterAll(() => server?.stop())

const stockOf = ({ client }: LoggedIn) => client.call(getPaperStock, {})
const caseOf = (referenceNumber: number) => officer.client.call(getCase, { params: { referenceNumber } })

async function act(person: LoggedIn, referenceNumber: number, body: Handling) {
  const { application } = await caseOf(referenceNumber)
  return person.client.call(handleCase, { params: { referenceNumber }, body, ifMatch: application.version })
}

/** A sample on paper that nobody signs electronically, ready to be printed. */
async function approved(referenceNumber: number) {
  const { validation } = await caseOf(referenceNumber)
  const manual = validation.errors.filter(({ severity }) => severity === 'MANUAL_PROCESSING')
  await act(officer, referenceNumber, { action: 'approve', confirmedViolations: manual.map(({ code }) => code) })
  return referenceNumber
}

async function paperOf(referenceNumber: number): Promise<Buffer> {
  const { application } = await caseOf(referenceNumber)
  const papers = application.attachments?.filter(({ type }) => type === 'HEALTH_CERTIFICATE') ?? []
  expect(papers).toHaveLength(1)
  const file = await officer.client.call(getCaseAttachment, {
    params: { referenceNumber, attachmentId: papers[0]?.id ?? '' },
  })
  return Buffer.from(await file.arrayBuffer())
}

const sheets = async (where: string) => {
  const { rows } = await database.query(`select serial, state from paper_sheets where ${where} order by position`)
  return rows.map(({ serial, state }) => `${serial} ${state}`)
}

/** What anybody reads who scans a sheet of the valid issue of an application. */
async function verified(referenceNumber: number) {
  const { rows } = await database.query(
    'select id from certificate_issues where reference_number = $1 and retired_at is null',
    [referenceNumber],
  )
  const { code } = server.running.deps.verification.of(rows[0].id)
  return (await fetch(`${server.submitterUrl}/api/kontroller/${code}`)).json()
}

describe('a paper certificate', () => {
  const reference = 4007

  it('[CRT-15] takes the next sheets of the office, one a page, and is kept as it is printed', async () => {
    await approved(reference)
    expect(await stockOf(officer)).toMatchObject({ office: 'KLOEFTA', free: 200, next: 'NO 0148201' })
    const printed = await act(officer, reference, { action: 'print' })
    expect(printed).toMatchObject({ applicationStatus: 'SKREVET_UT', paperSerial: 'NO 0148201, NO 0148202' })
    expect(printed.actions).toEqual(expect.arrayContaining(['confirm-print', 'void-print']))
    expect(printed.actions).not.toContain('issue')
    expect(await stockOf(officer)).toMatchObject({ free: 198, next: 'NO 0148203' })
    expect((await paperOf(reference)).subarray(0, 5).toString()).toBe('%PDF-')
  })

  it.skipIf(!hasProgram('pdftotext'))('[CRT-15] carries on each page the serial of its own sheet', async () => {
    const [first, second] = textOf(await paperOf(reference)).split('\f')
    expect(first).toMatch(/Sheet serial .*NO 0148201, NO 0148202/)
    expect(first).toMatch(/Sheet serial .*NO 0148201$/m)
    expect(second).toMatch(/Sheet serial .*NO 0148202$/m)
    expect(second).toContain('Official stamp')
  })

  it('[CRT-15] asks again until it is answered, whoever opens the case', async () => {
    const { application } = await leader.client.call(getCase, { params: { referenceNumber: reference } })
    expect(application.printConfirmedDateTime).toBeUndefined()
    expect(application.actions).toContain('confirm-print')
    await expect(act(officer, reference, { action: 'issue' })).rejects.toMatchObject({
      status: 409,
      code: 'printConfirmed',
      title: 'Svar først på om utskriften kom godt ut.',
    })
  })

  it('[CRT-15] that was spoilt voids its sheets for good, with who, when and why, and is printed on new ones', async () => {
    const voided = await act(officer, reference, { action: 'void-print', reason: 'Papiret satt fast.' })
    expect(voided).toMatchObject({ applicationStatus: 'GODKJENT' })
    expect(voided).not.toHaveProperty('paperSerial')
    expect(voided.attachments?.filter(({ type }) => type === 'HEALTH_CERTIFICATE')).toEqual([])
    expect(await verified(reference)).not.toHaveProperty('paperSerial')
    const again = await act(officer, reference, { action: 'print' })
    expect(again.paperSerial).toBe('NO 0148203, NO 0148204')
    expect(await sheets(`reference_number = ${reference}`)).toEqual([
      'NO 0148201 VOID',
      'NO 0148202 VOID',
      'NO 0148203 PRINTED',
      'NO 0148204 PRINTED',
    ])
    const { voids } = await stockOf(officer)
    // Samples of the demonstration have sheets of their own that came back.
    expect(voids.filter(({ referenceNumber }) => referenceNumber === reference)).toEqual([
      {
        sheets: 'NO 0148201, NO 0148202',
        reason: 'Papiret satt fast.',
        voidedName: 'Kari Nordli',
        voidedAt: expect.any(String),
        referenceNumber: reference,
      },
    ])
  })

  it('[CRT-15] goes on to be issued when it came out well, and its history names every sheet', async () => {
    const confirmed = await act(officer, reference, { action: 'confirm-print' })
    expect(confirmed.applicationStatus).toBe('SKREVET_UT')
    expect(confirmed.actions).not.toContain('confirm-print')
    expect(await act(officer, reference, { action: 'issue' })).toMatchObject({ applicationStatus: 'UTSTEDT' })
    const history = await officer.client.call(listCaseHistory, { params: { referenceNumber: reference } })
    expect(
      history.flatMap(({ event, paperSerial, reason, actor }) =>
        paperSerial === undefined ? [] : [[event, paperSerial, reason, actor.name]],
      ),
    ).toEqual([
      ['print', 'NO 0148201, NO 0148202', undefined, 'Kari Nordli'],
      ['void-print', 'NO 0148201, NO 0148202', 'Papiret satt fast.', 'Kari Nordli'],
      ['print', 'NO 0148203, NO 0148204', undefined, 'Kari Nordli'],
      ['confirm-print', 'NO 0148203, NO 0148204', undefined, 'Kari Nordli'],
    ])
  })

  it('[CRT-10] [CRT-15] is verified with the sheets that count and those that are void, and says neither why nor by whom', async () => {
    const answer = await verified(reference)
    expect(answer).toMatchObject({
      state: 'VALID',
      paperSerial: 'NO 0148203, NO 0148204',
      voidSheets: ['NO 0148201', 'NO 0148202'].map((serial) => ({ serial, since: expect.any(String) })),
    })
    expect(JSON.stringify(answer)).not.toMatch(/Kari|satt fast/)
  })
})

describe('a serial', () => {
  it('[CRT-15] is never given to two, also when officers print at once', async () => {
    const references = [await approved(4027), await approved(4038)] as const
    const before = await stockOf(officer)
    const [one, other] = await Promise.all([
      act(officer, references[0], { action: 'print' }),
      act(second, references[1], { action: 'print' }),
    ])
    const used = [one, other].flatMap(({ paperSerial = '' }) => paperSerial.split(', '))
    expect(new Set(used).size).toBe(4)
    expect((await stockOf(officer)).free).toBe(before.free - 4)
    expect(await sheets(`reference_number in (4027, 4038) and state <> 'PRINTED'`)).toEqual([])
  })

  it('[CRT-15] is taken once for two presses on the same print', async () => {
    await act(officer, 4027, { action: 'void-print', reason: 'Skjevt.' })
    const before = await stockOf(officer)
    const { application } = await caseOf(4027)
    const press = (person: LoggedIn) =>
      person.client.call(handleCase, {
        params: { referenceNumber: 4027 },
        body: { action: 'print' },
        ifMatch: application.version,
      })
    const presses = await Promise.allSettled([press(officer), press(second)])
    expect(presses.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const after = await stockOf(officer)
    expect(after.free).toBe(before.free - 2)
  })

  it('[CRT-15] is used once ever: the database refuses another row and another use', async () => {
    const refused = (statement: string) => expect(database.query(statement)).rejects.toThrow()
    await refused(
      `insert into paper_sheets (serial, office, state, changed_at) values ('NO 0148201', 'BERGEN', 'FREE', now())`,
    )
    await refused(`update paper_sheets set state = 'FREE' where serial = 'NO 0148203'`)
    await refused(`update paper_sheets set reference_number = 4010 where serial = 'NO 0148203'`)
    await refused(`update paper_sheets set state = 'FREE' where serial = 'NO 0148201'`)
    await refused(`delete from paper_sheets where serial = 'NO 0148399'`)
    await refused(`update paper_voids set reason = 'x'`)
  })
})

describe('a certificate that is annulled before anybody has answered whether it printed well', () => {
  it('[CRT-15] [ACT-11] asks no more about the print, but what became of its sheets, which are void then', async () => {
    const printed = await act(officer, 4041, { action: 'print' })
    const serials = (printed.paperSerial ?? '').split(', ')
    const annulled = await act(leader, 4041, { action: 'annul', reason: 'Prøven var positiv.' })
    expect(annulled.actions).not.toContain('confirm-print')
    expect(annulled.actions).not.toContain('void-print')
    expect(annulled.actions).toContain('record-paper')
    expect(await sheets('reference_number = 4041')).toEqual(serials.map((serial) => `${serial} PRINTED`))
    const recorded = await officer.client.call(recordOriginalPaper, {
      params: { referenceNumber: 4041 },
      body: { state: 'DESTROYED' },
      ifMatch: annulled.version,
    })
    expect(recorded).toMatchObject({ applicationStatus: 'ANNULLERT', paperFate: { fate: 'DESTROYED' } })
    expect(recorded.actions).not.toContain('record-paper')
    expect(await sheets('reference_number = 4041')).toEqual(serials.map((serial) => `${serial} VOID`))
    const { voids } = await stockOf(officer)
    expect(voids.find(({ referenceNumber }) => referenceNumber === 4041)).toMatchObject({
      sheets: serials.join(', '),
      reason: expect.stringContaining('Annullert'),
    })
  })
})

describe('the stock of an office', () => {
  it('[CRT-15] takes a pile as it is typed, and no sheet twice', async () => {
    const stock = await leader.client.call(registerPaper, { body: { first: 'no 0152101', last: 'no0152103' } })
    expect(stock.batches[0]).toMatchObject({
      first: 'NO 0152101',
      last: 'NO 0152103',
      sheets: 3,
      printed: 0,
      void: 0,
      registeredName: 'Solveig Moen',
    })
    await expect(
      officer.client.call(registerPaper, { body: { first: 'NO 0152103', last: 'NO 0152104' } }),
    ).rejects.toMatchObject({ status: 409, code: 'SERIALS_KNOWN', title: expect.stringContaining('NO 0152103') })
    expect(await sheets(`serial = 'NO 0152104'`)).toEqual([])
  })

  it.each([
    [{ first: 'NO 5', last: 'NO 4' }, 'last', 'backwards'],
    [{ first: 'x', last: 'NO 4' }, 'first', 'malformed'],
    [{ first: 'NO 1', last: 'SE 4' }, 'last', 'differentSeries'],
    [{ first: 'NO 000001', last: 'NO 900000' }, 'last', 'tooMany'],
  ] as const)('[CRT-15] says what is wrong with %j', async (body, path, code) => {
    await expect(officer.client.call(registerPaper, { body })).rejects.toMatchObject({
      status: 422,
      code: 'INVALID_SERIALS',
      issues: [expect.objectContaining({ path, code })],
    })
  })

  it('[CRT-15] strikes off what is lost, all or nothing, and never what was printed on', async () => {
    await expect(
      officer.client.call(strikeOffPaper, { body: { first: 'NO 0148203', last: 'NO 0148399', reason: 'Borte.' } }),
    ).rejects.toMatchObject({ status: 409, code: 'SERIALS_NOT_FREE', title: expect.stringContaining('NO 0148203') })
    expect(await sheets(`serial = 'NO 0148399'`)).toEqual(['NO 0148399 FREE'])
    await expect(
      officer.client.call(strikeOffPaper, { body: { first: 'NO 0152101', last: 'NO 0152101', reason: 'Ikke vårt.' } }),
    ).rejects.toMatchObject({ code: 'SERIALS_NOT_FREE' })
    const stock = await leader.client.call(strikeOffPaper, {
      body: { first: 'NO 0152101', last: 'NO 0152103', reason: 'Våte.' },
    })
    expect(stock.batches[0]).toMatchObject({ first: 'NO 0152101', void: 3 })
    expect(stock.voids[0]).toMatchObject({
      sheets: 'NO 0152101–NO 0152103',
      reason: 'Våte.',
      voidedName: 'Solveig Moen',
    })
  })

  it('[CRT-15] that is empty refuses the print in words, and nothing else changes', async () => {
    await leader.client.call(strikeOffPaper, { body: { first: 'NO 0152001', last: 'NO 0152012', reason: 'Brann.' } })
    await act(officer, 4038, { action: 'void-print', reason: 'Skjevt.' })
    const before = (await caseOf(4038)).application
    await expect(act(leader, 4038, { action: 'print' })).rejects.toMatchObject({
      status: 409,
      code: 'OUT_OF_PAPER',
      title: 'Bergen har ingen nummererte ark igjen. Registrer nye ark i papirlageret, og skriv ut på nytt.',
    })
    await leader.client.call(registerPaper, { body: { first: 'NO 0152200', last: 'NO 0152200' } })
    await expect(act(leader, 4038, { action: 'print' })).rejects.toMatchObject({
      title: expect.stringContaining(
        'trenger 2 ark, og kontoret har 1 igjen. Registrer nye ark i papirlageret ved Bergen',
      ),
    })
    expect((await caseOf(4038)).application).toEqual(before)
    expect((await stockOf(leader)).free).toBe(1)
  })

  it('[CRT-15] is of an office: whoever has none is told so', async () => {
    await database.query(`update persons set office = null where id = 'demo-solveig-moen'`)
    const homeless = await logIn(server, 'caseworker', 'demo-solveig-moen')
    await expect(stockOf(homeless)).rejects.toMatchObject({ status: 409, code: 'NO_OFFICE' })
    await expect(act(homeless, 4038, { action: 'print' })).rejects.toMatchObject({ code: 'NO_OFFICE' })
  })

  it('is the officers’ alone', async () => {
    const answer = await fetch(`${server.caseworkerUrl}/api/v3/helsesertifikat/behandling/papirlager`)
    expect(answer.status).toBe(401)
    expect(problemSchema.parse(await answer.json()).title).toBe('Du må logge inn.')
  })
})
