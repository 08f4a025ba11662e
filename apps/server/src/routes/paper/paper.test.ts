import { getCase, getCaseAttachment, listCaseHistory, problemSchema, registerPaper, strikeOffPaper } from '@eksport/api'
import { describe, expect, it } from 'vitest'
import { hasProgram, textOf } from '../../documents/testing/poppler.ts'
import { logInAs } from '../../testing/index.ts'
import {
  act,
  approved,
  caseOf,
  database,
  leader,
  officer,
  server,
  sheets,
  startServerOfPaper,
  stockOf,
} from '../../testing/numbered-paper.ts'

startServerOfPaper()

async function paperOf(referenceNumber: number): Promise<Buffer> {
  const { application } = await caseOf(referenceNumber)
  const papers = application.attachments?.filter(({ type }) => type === 'HEALTH_CERTIFICATE') ?? []
  expect(papers).toHaveLength(1)
  const file = await officer.client.call(getCaseAttachment, {
    params: { referenceNumber, attachmentId: papers[0]?.id ?? '' },
  })
  return Buffer.from(await file.arrayBuffer())
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

  it('[CRT-15] is of an office: whoever has none is told so', async () => {
    await database.query(`update persons set office = null where id = 'demo-solveig-moen'`)
    const homeless = await logInAs(server, 'caseworker', 'demo-solveig-moen')
    await expect(stockOf(homeless)).rejects.toMatchObject({ status: 409, code: 'NO_OFFICE' })
    const reference = await approved(4038)
    await expect(act(homeless, reference, { action: 'print' })).rejects.toMatchObject({ code: 'NO_OFFICE' })
  })

  it('is the officers’ alone', async () => {
    const answer = await fetch(`${server.caseworkerUrl}/api/v3/helsesertifikat/behandling/papirlager`)
    expect(answer.status).toBe(401)
    expect(problemSchema.parse(await answer.json()).title).toBe('Du må logge inn.')
  })
})
