import { recordOriginalPaper, verifyCertificate } from '@eksport/api'
import { serialsInWords } from '@eksport/domain'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { actOn, logIn, signApplication, startServer, type TestServer } from '../../testing/index.ts'

let server: TestServer
let database: Client

beforeAll(async () => {
  server = await startServer({ postgres: inject('postgres') })
  database = await server.connect()
})
afterAll(() => server?.stop())

const ask = (code: string) => fetch(`${server.submitterUrl}/api/kontroller/${encodeURIComponent(code)}`)

/** The code of the valid issue of a sample, as it is printed. */
async function codeOf(referenceNumber: number) {
  const { rows } = await database.query('select id from certificate_issues where reference_number = $1', [
    referenceNumber,
  ])
  return server.running.deps.verification.of(rows[0].id).code
}

it('[ACT-13] [CRT-10] the mail to the authority of the importing country leads to what became of the certificate, in English', async () => {
  const people = {
    exporter: await logIn(server, 'submitter', 'demo-ingrid-solheim'),
    officer: await logIn(server, 'caseworker', 'demo-kari-nordli'),
    signer: await logIn(server, 'caseworker', 'demo-henrik-dahl'),
  }
  const referenceNumber = await signApplication(people, ['PAPER'])
  const leader = await logIn(server, 'caseworker', 'demo-solveig-moen')
  await actOn(leader, referenceNumber, { action: 'annul', reason: 'Feil.' })
  const mail = await vi.waitFor(() => {
    const found = server.running.mailbox?.received().find(({ to }) => to === 'importing-authority.cn@example.org')
    if (found === undefined) throw new Error('No mail yet')
    return found
  })
  const code = await codeOf(referenceNumber)
  // The number that its paper and the page have, with the issue.
  expect(mail.text).toContain(`/kontroller/${code.replaceAll('-', '')}?locale=en\n`)
  expect(mail.subject).toMatch(/^Health certificate \d{4}-1\.1\.100-\d+-1 has been annulled$/)
  const answer = await (await ask(code)).json()
  expect(answer).toMatchObject({ state: 'ANNULLED', number: mail.subject.split(' ')[2], retiredAt: expect.any(String) })
  // It was signed, and never issued.
  expect(answer).not.toHaveProperty('issuedAt')
  expect(answer).not.toHaveProperty('sha256')
})

it('[CRT-10] says of a certificate that is signed or printed that it is not issued, and no more', async () => {
  const people = {
    exporter: await logIn(server, 'submitter', 'demo-ingrid-solheim'),
    officer: await logIn(server, 'caseworker', 'demo-kari-nordli'),
    signer: await logIn(server, 'caseworker', 'demo-henrik-dahl'),
  }
  const referenceNumber = await signApplication(people, ['PAPER'])
  const code = await codeOf(referenceNumber)
  const answered = async () => (await ask(code)).json()
  const notIssued = {
    state: 'NOT_ISSUED',
    number: expect.stringMatching(new RegExp(`-${referenceNumber}-1$`)),
    template: expect.objectContaining({ code: '1.1.100' }),
    from: expect.anything(),
    to: expect.anything(),
    checkedAt: expect.any(String),
  }
  expect(await answered()).toEqual(notIssued)
  await actOn(people.officer, referenceNumber, { action: 'print' })
  expect(await answered()).toEqual(notIssued)
  await actOn(people.officer, referenceNumber, { action: 'confirm-print' })
  await actOn(people.officer, referenceNumber, { action: 'issue' })
  expect(await answered()).toMatchObject({ state: 'VALID', issuedAt: expect.any(String) })
  const leader = await logIn(server, 'caseworker', 'demo-solveig-moen')
  await actOn(leader, referenceNumber, { action: 'annul', reason: 'Feil.' })
  expect(await answered()).toMatchObject({
    state: 'ANNULLED',
    issuedAt: expect.any(String),
    sha256: expect.any(String),
    retiredAt: expect.any(String),
  })
})

it('[CRT-10] [CRT-15] names of a retired certificate the sheets that were spoilt, and not the paper that came back', async () => {
  const people = {
    exporter: await logIn(server, 'submitter', 'demo-ingrid-solheim'),
    officer: await logIn(server, 'caseworker', 'demo-kari-nordli'),
    signer: await logIn(server, 'caseworker', 'demo-henrik-dahl'),
  }
  const referenceNumber = await signApplication(people, ['PAPER'])
  const code = await codeOf(referenceNumber)
  const spoilt = await actOn(people.officer, referenceNumber, { action: 'print' })
  await actOn(people.officer, referenceNumber, { action: 'void-print', reason: 'Skjevt.' })
  for (const action of ['print', 'confirm-print', 'issue'] as const)
    await actOn(people.officer, referenceNumber, { action })
  const leader = await logIn(server, 'caseworker', 'demo-solveig-moen')
  const annulled = await actOn(leader, referenceNumber, { action: 'annul', reason: 'Feil.' })
  await people.officer.client.call(recordOriginalPaper, {
    params: { referenceNumber },
    body: { state: 'RETURNED' },
    ifMatch: annulled.version,
  })
  const { voidSheets = [] } = verifyCertificate.response.parse(await (await ask(code)).json())
  expect(serialsInWords(voidSheets.map(({ serial }) => serial))).toBe(spoilt.paperSerial)
})
