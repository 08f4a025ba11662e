import {
  answerClarification,
  cancelApplication,
  createApplication,
  getApplication,
  getCase,
  type Handling,
  handleCase,
  listHistory,
  listNotices,
  sendApplication,
} from '@eksport/api'
import { type Application, officerActions, ownershipActions } from '@eksport/domain'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { aDraft, type LoggedIn, logIn, startServer, type TestServer } from '../../testing/index.ts'

const organisationNumber = '310000043'

let server: TestServer
let exporter: LoggedIn
let officer: LoggedIn
let signer: LoggedIn
let leader: LoggedIn
const done = new Set<string>()

beforeAll(async () => {
  server = await startServer({ postgres: inject('postgres') })
  exporter = await logIn(server, 'submitter', 'demo-ingrid-solheim')
  officer = await logIn(server, 'caseworker', 'demo-kari-nordli')
  signer = await logIn(server, 'caseworker', 'demo-henrik-dahl')
  leader = await logIn(server, 'caseworker', 'demo-solveig-moen')
})
afterAll(() => server?.stop())

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
  const body = aDraft(new Date())
  const { application } = await exporter.client.call(createApplication, { params: { organisationNumber }, body })
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
    await approve(one)
    await act(signer, one, { action: 'sign' })
    const withdrawn = await act(officer, one, { action: 'withdraw-approval' })
    expect(withdrawn.applicationStatus).toBe('UNDER_VURDERING')
    expect(withdrawn.approvedDateTime).toBeUndefined()
    await approve(one)
    expect(await act(signer, one, { action: 'sign' })).toMatchObject({ applicationStatus: 'GODKJENT' })
  })

  it('[STA-08] is printing, also once more after a misprint, issuing and handing out', async () => {
    await act(officer, one, { action: 'print' })
    const voided = await act(officer, one, { action: 'void-print', reason: 'Papiret satt fast.' })
    expect(voided.applicationStatus).toBe('GODKJENT')
    expect(voided.paperSerial).toBeUndefined()
    expect(await act(officer, one, { action: 'print' })).toMatchObject({ paperSerial: 'NO 0148203, NO 0148204' })
    const confirmed = await act(officer, one, { action: 'confirm-print' })
    expect(confirmed.actions).toContain('issue')
    expect(await act(officer, one, { action: 'issue' })).toMatchObject({ issuedDateTime: expect.any(String) })
    expect(await act(officer, one, { action: 'hand-out', collectedBy: 'Ola Nordmann' })).toMatchObject({
      applicationStatus: 'UTSTEDT',
      collectedTime: expect.any(String),
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
      {
        status: 409,
        code: 'missing-legalBasis',
        title: 'Hjemmel må fylles inn.',
      },
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
    const given = history.filter(({ actor, reason }) => actor.role === 'BEHANDLER' && reason !== undefined)
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
