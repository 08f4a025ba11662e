import { PDFDocument } from '@cantoo/pdf-lib'
import {
  answerClarification,
  cancelApplication,
  findSheets,
  getApplication,
  getCase,
  getHandOut,
  getPrintJob,
  type Handling,
  handleCase,
  listCaseHistory,
  listCases,
  listHistory,
  listNotices,
  listPickups,
  type QueryOf,
  sendApplication,
} from '@eksport/api'
import { type Application, officerActions, ownershipActions, today as todayInOslo } from '@eksport/domain'
import { addDays } from '@eksport/forms'
import { describe, expect, it } from 'vitest'
import { aDraft, type LoggedIn, newDraft, organisationNumber } from '../../testing/index.ts'
import { serverWith } from '../../testing/server-with.ts'

const done = new Set<string>()

const { database, exporter, officer, signer, leader } = await serverWith(['exporter', 'officer', 'signer', 'leader'])

const addressOf = ({ referenceNumber }: { readonly referenceNumber: number }) => ({
  organisationNumber,
  referenceNumber,
})

/** The case as it stands now; its version is what an act must have seen. */
async function currentCase({ referenceNumber }: Pick<Application, 'referenceNumber'>) {
  return officer.client.call(getCase, { params: { referenceNumber } })
}

async function act(person: LoggedIn, on: Pick<Application, 'referenceNumber'>, handling: Handling) {
  const { application } = await currentCase(on)
  const after = await person.client.call(handleCase, {
    params: { referenceNumber: on.referenceNumber },
    body: handling,
    ifMatch: application.version,
  })
  done.add(handling.action)
  return after
}

async function sent() {
  const application = await newDraft(exporter)
  await exporter.client.call(sendApplication, {
    params: addressOf(application),
    body: {},
    ifMatch: application.version,
  })
  return application
}

async function approve(on: Pick<Application, 'referenceNumber'>) {
  const { validation } = await currentCase(on)
  const confirmedViolations = validation.errors
    .filter(({ severity }) => severity === 'MANUAL_PROCESSING')
    .map(({ code }) => code)
  return act(officer, on, { action: 'approve', confirmedViolations })
}

async function cancel(on: Pick<Application, 'referenceNumber'>) {
  const { application } = await currentCase(on)
  await exporter.client.call(cancelApplication, {
    params: addressOf(on),
    body: { cancellationInformation: { reasonForCancellation: 'Kunden har avbestilt.', methodOfReturn: 'Post' } },
    ifMatch: application.version,
  })
}

describe('what officers do with a case', () => {
  let one: Pick<Application, 'referenceNumber'>

  it('[STA-08] is asking, stopping and resuming while it is assessed', async () => {
    one = await sent()
    expect(await act(officer, one, { action: 'take' })).toMatchObject({ caseworker: { name: 'Kari Nordli' } })
    await act(officer, one, { action: 'request-clarification', message: 'Stemmer lokaliteten?' })
    const recalled = await act(officer, one, { action: 'recall', reason: 'Det var feil søknad.' })
    expect(recalled.applicationStatus).toBe('UNDER_VURDERING')
    const asked = await act(officer, one, { action: 'request-clarification', message: 'Stemmer vekten?' })
    expect(asked.applicationStatus).toBe('AVKLARING_INNSENDER')
    await exporter.client.call(answerClarification, {
      params: addressOf(one),
      body: { message: { message: 'Ja.' } },
      ifMatch: asked.version,
    })
    const stopped = await act(officer, one, { action: 'stop', reason: 'Mistanke om sykdom.' })
    expect(stopped.applicationStatus).toBe('STOPPET')
    const resumed = await act(officer, one, { action: 'resume', reason: 'Prøvene er negative.' })
    expect(resumed.applicationStatus).toBe('UNDER_VURDERING')
  })

  it('[ACT-13] tells its exporter that a stopped one is processed again: the last word is not that it is stopped', async () => {
    const { notices } = await exporter.client.call(listNotices)
    const ofCase = notices.filter(({ referenceNumber }) => referenceNumber === one.referenceNumber)
    expect(ofCase.slice(0, 2).map(({ kind }) => kind)).toEqual(['CASE_RESUMED', 'CASE_STOPPED'])
  })

  it('[STA-08] is approving, which a signer can refuse and an officer withdraw until it is sent', async () => {
    expect(await approve(one)).toMatchObject({
      applicationStatus: 'TIL_SIGNERING',
      approvedDateTime: expect.any(String),
    })
    const returned = await act(signer, one, { action: 'reject-signing', reason: 'Feil lokalitet.' })
    expect(returned).toMatchObject({ applicationStatus: 'UNDER_VURDERING', caseworker: { name: 'Kari Nordli' } })
    expect(returned.approvedDateTime).toBeUndefined()
    const listed = async () => {
      const search = String(one.referenceNumber)
      const [row] = (await officer.client.call(listCases, { query: { search } })).content
      const { content } = await officer.client.call(listCases, { query: { search, awaits: 'setback' } })
      expect(content, 'its queue has what the list marks').toEqual(row?.setback === undefined ? [] : [row])
      return row?.setback
    }
    expect(await listed(), '[CW-12]').toBe('SIGNING_REJECTED')
    await approve(one)
    expect(await listed()).toBeUndefined()
    await act(signer, one, { action: 'sign' })
    const withdrawn = await act(officer, one, { action: 'withdraw-approval' })
    expect(withdrawn.applicationStatus).toBe('UNDER_VURDERING')
    expect(withdrawn.approvedDateTime).toBeUndefined()
    await approve(one)
    expect(await act(signer, one, { action: 'sign' })).toMatchObject({ applicationStatus: 'GODKJENT' })
  })

  it('[STA-08] is printing, also once more after a misprint, and issuing', async () => {
    await act(officer, one, { action: 'print' })
    const voided = await act(officer, one, { action: 'void-print', reason: 'Papiret satt fast.' })
    expect(voided.applicationStatus).toBe('GODKJENT')
    expect(voided.paperSerial).toBeUndefined()
    expect(await act(officer, one, { action: 'print' })).toMatchObject({ paperSerial: 'NO 0148203, NO 0148204' })
    // [CW-11]
    const printJob = async (...cases: number[]) =>
      PDFDocument.load(await (await officer.client.call(getPrintJob, { query: { cases: cases.join() } })).arrayBuffer())
    const twice = await printJob(one.referenceNumber, one.referenceNumber)
    expect(twice.getPageCount()).toBe(4)
    await expect(printJob(one.referenceNumber, 4011)).rejects.toMatchObject({ status: 404 })
    const confirmed = await act(officer, one, { action: 'confirm-print' })
    expect(confirmed.actions).toContain('issue')
    expect(await act(officer, one, { action: 'issue' })).toMatchObject({ issuedDateTime: expect.any(String) })
  })

  describe('[CW-04] at the desk', () => {
    const office = 'KLOEFTA'
    const sheets = ['NO 0148203', 'NO 0148204']
    const date = aDraft(new Date()).certificateRetrieval?.date
    const params = () => ({ referenceNumber: one.referenceNumber })
    const onList = async (query: QueryOf<typeof listPickups>) => {
      const { pickups } = await officer.client.call(listPickups, { query })
      return pickups.find(({ referenceNumber }) => referenceNumber === one.referenceNumber)
    }
    const handOut = async (person: LoggedIn, words: Partial<Handling>, version?: number) =>
      person.client.call(handleCase, {
        params: params(),
        body: { action: 'hand-out', collectedBy: 'Ola Nordmann', ...words },
        ifMatch: version ?? (await currentCase(one)).application.version,
      })

    it('is on the list of the day and office of its pickup, and on no other', async () => {
      expect(await onList({ office, date })).toMatchObject({
        time: '10:30',
        exporterName: expect.stringMatching(/ AS$/),
        countryOfDestination: 'CN',
        certificateTemplate: '1.1.100',
        state: 'READY',
      })
      expect(await onList({ office: 'BERGEN', date })).toBeUndefined()
      expect(await onList({ office })).toBeUndefined()
      const { date: today } = await officer.client.call(listPickups, { query: { office } })
      expect([
        todayInOslo(new Date(Date.now() - 60_000).toISOString()),
        todayInOslo(new Date().toISOString()),
      ]).toContain(today)
    })

    it('[CW-14] is found by company and contact person, and as not fetched from the day after its own', async () => {
      const { exporterName, contactPerson = '' } = await officer.client.call(getHandOut, { params: params() })
      for (const name of [exporterName.slice(1, -3).toUpperCase(), contactPerson.slice(1)]) {
        expect(await onList({ office, text: name })).toMatchObject({ date, state: 'READY' })
        expect(await onList({ office: 'BERGEN', text: name })).toBeUndefined()
      }
      expect(await onList({ office, text: 'Nobody % _' })).toBeUndefined()
      expect(await onList({ office, which: 'not-fetched' })).toBeUndefined()
      const current = (await officer.client.call(listPickups, { query: { office } })).date
      const before = addDays(current, -1)
      const move = (day: string | undefined) =>
        database.query('update applications set retrieval_date = $2 where reference_number = $1', [
          one.referenceNumber,
          day,
        ])
      await move(before)
      expect(await onList({ office, which: 'not-fetched' })).toMatchObject({ date: before, state: 'READY' })
      expect(await onList({ office, which: 'tomorrow' })).toBeUndefined()
      await move(current)
      expect(await onList({ office, which: 'not-fetched' }), 'it may still be fetched today').toBeUndefined()
      await move(date)
    })

    it('has its sheets, and says what has become of any other', async () => {
      const { client } = officer
      expect(await client.call(getHandOut, { params: params() })).toMatchObject({
        sheets,
        state: 'READY',
        office,
        date,
      })
      const found = (serial: string) => client.call(findSheets, { query: { serial } })
      expect(await found('no 0148204')).toEqual([{ serial: sheets[1], state: 'PRINTED', ...params() }])
      // The number alone, of the print that was voided.
      expect(await found('0148201')).toEqual([{ serial: 'NO 0148201', state: 'VOID', ...params() }])
      expect(await found('NO 0148299')).toMatchObject([{ state: 'UNUSED' }])
      expect(await found('XX 1')).toEqual([])
      expect(await found('hva som helst')).toEqual([])
    })

    it('is refused with a sheet too few or too many, and keeps no national id', async () => {
      await expect(handOut(officer, { confirmedSheets: sheets.slice(0, 1) })).rejects.toMatchObject({
        status: 409,
        code: 'SHEET_NOT_CONFIRMED',
        problem: { params: { serial: sheets[1] } },
      })
      await expect(handOut(officer, { confirmedSheets: [...sheets, 'NO 0148299'] })).rejects.toMatchObject({
        code: 'SHEET_OF_ANOTHER',
        problem: { params: { serial: 'NO 0148299' } },
      })
      for (const collectedBy of ['Ola 01019012345', '010190 12345']) {
        await expect(handOut(officer, { collectedBy })).rejects.toMatchObject({ status: 400 })
      }
    })

    it('goes to one of two desks, and the other reads who was first', async () => {
      const { version } = (await currentCase(one)).application
      const seen = { identityShown: true, confirmedSheets: sheets } as const
      const [first, second] = await Promise.allSettled([
        handOut(officer, { ...seen, collectedBy: 'Ola Nordmann' }, version),
        handOut(leader, { ...seen, collectedBy: 'Kari Nordmann' }, version),
      ])
      const refused = first.status === 'rejected' ? first : second
      expect([first.status, second.status].sort()).toEqual(['fulfilled', 'rejected'])
      expect(refused).toMatchObject({ reason: { status: 412 } })
      const { handedOut, state } = await leader.client.call(getHandOut, { params: params() })
      expect(handedOut).toEqual({
        time: expect.any(String),
        identityShown: true,
        sheets,
        ...(first.status === 'fulfilled'
          ? { to: 'Ola Nordmann', by: 'Kari Nordli' }
          : { to: 'Kari Nordmann', by: 'Solveig Moen' }),
      })
      expect(state).toBe('COLLECTED')
      // [CW-14]
      const history = await officer.client.call(listCaseHistory, { params: params() })
      expect(history.at(-1)).toMatchObject({
        event: 'hand-out',
        handedOut: { to: handedOut?.to, identityShown: true },
        paperSerial: sheets.join(', '),
      })
      expect(await onList({ office, which: 'not-fetched' })).toBeUndefined()
      await expect(handOut(leader, seen)).rejects.toMatchObject({ status: 409, code: 'notCollected' })
      expect(await onList({ office, date })).toMatchObject({ state: 'COLLECTED', collectedTime: expect.any(String) })
      done.add('hand-out')
    })
  })

  it('[STA-08] is deciding on a cancellation, and a leader annuls', async () => {
    await cancel(one)
    const kept = await act(officer, one, { action: 'refuse-cancellation', reason: 'Varene er sendt.' })
    expect(kept.applicationStatus).toBe('UTSTEDT')
    expect(kept.cancellationInformation).toBeUndefined()
    const annulled = await act(leader, one, { action: 'annul', reason: 'Uriktige opplysninger.' })
    expect(annulled.applicationStatus).toBe('ANNULLERT')
    // A sample whose exporter has asked for it.
    const granted = await act(
      officer,
      { referenceNumber: 4022 },
      { action: 'grant-cancellation', paperFate: 'RETURNED' },
    )
    expect(granted).toMatchObject({
      applicationStatus: 'KANSELLERT',
      cancellationInformation: { reasonForCancellation: expect.any(String) },
    })
  })

  it('[STA-08] is refusing, with a reason and its legal basis', async () => {
    const refused = await sent()
    await act(officer, refused, { action: 'take' })
    await expect(act(officer, refused, { action: 'refuse', reason: 'Kravene er ikke oppfylt.' })).rejects.toMatchObject(
      { status: 409, code: 'missing-legalBasis', title: 'Hjemmel må fylles inn.' },
    )
    const handling = {
      action: 'refuse',
      reason: 'Kravene er ikke oppfylt.',
      legalBasis: 'Eksportforskriften § 4',
    } as const
    expect(await act(officer, refused, handling)).toMatchObject({ applicationStatus: 'AVSLAG' })
    const { application } = await exporter.client.call(getApplication, { params: addressOf(refused) })
    expect(application.actions).not.toContain('edit')
  })

  it('[STA-09] gives the exporter the reasons that are written to them, and no others', async () => {
    const history = await exporter.client.call(listHistory, { params: addressOf(one) })
    const byOfficers = history.filter(({ actor }) => actor.role === 'BEHANDLER')
    expect(byOfficers.map(({ actor }) => actor.name)).toEqual(byOfficers.map(() => undefined))
    const given = byOfficers.filter(({ reason }) => reason !== undefined)
    expect(given.map(({ event, reason }) => [event, reason])).toEqual([
      ['recall', 'Det var feil søknad.'],
      ['stop', 'Mistanke om sykdom.'],
      ['refuse-cancellation', 'Varene er sendt.'],
      ['annul', 'Uriktige opplysninger.'],
    ])
  })

  it('[STA-08] is all of it carried out here', () => {
    // Those of its owner are carried out in ownership.test.ts.
    const owners = new Set<string>(ownershipActions)
    expect([...done].sort()).toEqual(officerActions.filter((action) => !owners.has(action)).sort())
  })
})
