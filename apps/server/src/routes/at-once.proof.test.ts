import { randomUUID } from 'node:crypto'
import { getApplication, handleCase, listRepresentedExporters, sendApplication } from '@eksport/api'
import { describe, expect, it } from 'vitest'
import { logIn, newDraft, organisationNumber } from '../testing/index.ts'
import { serverWith } from '../testing/server-with.ts'

const { server, database, exporter } = await serverWith(['exporter'])

const draftNumber = async () => (await newDraft(exporter)).referenceNumber

const send = (referenceNumber: number, idempotencyKey: string) =>
  exporter.client.call(sendApplication, {
    params: { organisationNumber, referenceNumber },
    body: { comment: 'Haster' },
    ifMatch: 1,
    idempotencyKey,
  })

/** How many rows a sending has left behind. */
async function tracesOf(referenceNumber: number) {
  const { rows } = await database.query(
    `select
      (select status from applications where reference_number = $1) as status,
      (select document ? 'fees' from applications where reference_number = $1) as fee,
      (select count(*)::int from history where reference_number = $1 and event = 'send') as sent,
      (select count(*)::int from snapshots where reference_number = $1) as snapshots,
      (select count(*)::int from messages where reference_number = $1) as messages,
      (select count(*)::int from audit_events where reference_number = $1 and outcome = 'DONE' and action like '%/send') as audited`,
    [referenceNumber],
  )
  return rows[0]
}

const nothing = { status: 'UNDER_REGISTRERING', fee: false, sent: 0, snapshots: 0, messages: 0, audited: 0 }
const once = { status: 'INNSENDT', fee: true, sent: 1, snapshots: 1, messages: 1, audited: 1 }

describe('two at the same moment', () => {
  it('[API-05] [SEC-03] [SEC-05] sendings with one key have one effect and one answer', async () => {
    const referenceNumber = await draftNumber()
    const key = randomUUID()
    const [first, ...others] = await Promise.all([1, 2, 3, 4].map(() => send(referenceNumber, key)))
    for (const other of others) expect(other).toEqual(first)
    expect(await tracesOf(referenceNumber)).toEqual(once)
  })

  it('[API-05] [SEC-04] [SEC-05] sendings with keys of their own: one is done, the others are told', async () => {
    const referenceNumber = await draftNumber()
    const sent = await Promise.allSettled([1, 2, 3].map(() => send(referenceNumber, randomUUID())))
    const refused = sent.filter((result) => result.status === 'rejected')
    expect(refused.map(({ reason }) => reason.status)).toEqual([412, 412])
    expect(await tracesOf(referenceNumber)).toEqual(once)
  })

  it('[SEC-04] officers who take one case: it is the first one’s', async () => {
    const referenceNumber = await draftNumber()
    await send(referenceNumber, randomUUID())
    const officers = await Promise.all(
      ['demo-kari-nordli', 'demo-henrik-dahl'].map((person) => logIn(server, 'caseworker', person)),
    )
    const taken = await Promise.allSettled(
      officers.map(({ client }) =>
        client.call(handleCase, { params: { referenceNumber }, body: { action: 'take' }, ifMatch: 2 }),
      ),
    )
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { rows } = await database.query("select 1 from history where reference_number = $1 and event = 'take'", [
      referenceNumber,
    ])
    expect(rows).toHaveLength(1)
  })
})

describe('a sending that fails half way', () => {
  it('[SEC-05] leaves nothing of itself, and can be tried again', async () => {
    const referenceNumber = await draftNumber()
    // The receipt's job is the last thing that a sending writes.
    await database.query('revoke execute on function eksport_add_job(text, json, text, timestamptz) from eksport_app')
    const failed = await send(referenceNumber, 'again').catch((error: unknown) => error)
    await database.query('grant execute on function eksport_add_job(text, json, text, timestamptz) to eksport_app')
    expect(failed).toMatchObject({ status: 500, title: 'Noe gikk galt. Vennligst prøv igjen senere.' })
    expect(await tracesOf(referenceNumber)).toEqual(nothing)
    await send(referenceNumber, 'again')
    expect(await tracesOf(referenceNumber)).toEqual(once)
  })
})

describe('the audit', () => {
  async function eventsOf(requestId: string | null) {
    const { rows } = await database.query(
      'select action, outcome, person_id, organisation_number, reference_number, details from audit_events where request_id = $1',
      [requestId],
    )
    return rows
  }
  const person = { person_id: 'demo-ingrid-solheim', organisation_number: organisationNumber }
  const address = (version: string, path: string) =>
    `${server.submitterUrl}/api/${version}/helsesertifikat/organisasjoner/${organisationNumber}/soeknader/${path}`

  it('[SEC-20] holds one event for a change, one for a document and one for each refusal, by request id', async () => {
    const referenceNumber = await draftNumber()
    const calls: [string, string, RequestInit | undefined, object][] = [
      [
        'v3',
        `${referenceNumber}/send`,
        { method: 'POST', body: '{}', headers: { 'if-match': '"7"' } },
        { outcome: 'REFUSED', reference_number: referenceNumber, details: { status: 412 } },
      ],
      [
        'v3',
        `${referenceNumber}/send`,
        { method: 'POST', body: '{}', headers: { 'if-match': '"1"' } },
        { outcome: 'DONE', reference_number: referenceNumber },
      ],
      ['v2', `${referenceNumber}/kvittering`, undefined, { outcome: 'DONE', reference_number: referenceNumber }],
      ['v3', '99999999', undefined, { outcome: 'REFUSED', reference_number: 99999999, details: { status: 404 } }],
    ]
    for (const [api, path, init, event] of calls) {
      const headers = {
        ...(init?.method === undefined ? {} : { 'content-type': 'application/json' }),
        ...init?.headers,
      }
      const response = await exporter.browser.fetch(address(api, path), { ...init, headers })
      expect(await eventsOf(response.headers.get('x-request-id'))).toEqual([
        expect.objectContaining({ ...person, ...event }),
      ])
    }
  })

  it('[SEC-20] holds logins, refused ones too, and no event for a plain read', async () => {
    const count = async (outcome: string) => {
      const { rows } = await database.query(
        "select count(*)::int as count from audit_events where action = 'LOGIN' and outcome = $1",
        [outcome],
      )
      return rows[0].count
    }
    const before = [await count('DONE'), await count('REFUSED')]
    await logIn(server, 'submitter', 'demo-ingrid-solheim')
    await logIn(server, 'caseworker', 'demo-ingrid-solheim')
    expect([await count('DONE'), await count('REFUSED')]).toEqual(before.map((number) => number + 1))
    const path = listRepresentedExporters.path.replace(':organisationNumber', organisationNumber)
    const response = await exporter.browser.fetch(`${server.submitterUrl}${path}`)
    expect(response.status).toBe(200)
    expect(await eventsOf(response.headers.get('x-request-id'))).toEqual([])
  })
})

describe('a document', () => {
  it('[SEC-14] [SEC-17] is served as what it is, in a sandbox, and reading it changes no application', async () => {
    const referenceNumber = await draftNumber()
    const address = `${server.submitterUrl}/api/v2/helsesertifikat/organisasjoner/${organisationNumber}/soeknader/${referenceNumber}`
    const state = async () =>
      (await database.query('select xmin, version from applications where reference_number = $1', [referenceNumber]))
        .rows
    const before = await state()
    for (const method of ['GET', 'HEAD']) {
      const response = await exporter.browser.fetch(`${address}/pdf`, { method })
      expect(response.status).toBe(200)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, no-store',
        'content-disposition': expect.stringMatching(/^inline; filename\*=UTF-8''helsesertifikat-[\w.-]+-utkast\.pdf$/),
      })
    }
    await exporter.client.call(getApplication, { params: { organisationNumber, referenceNumber } })
    expect(await state()).toEqual(before)
  })
})
