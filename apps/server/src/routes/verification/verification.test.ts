import { createHash } from 'node:crypto'
import { getCaseSignedCertificate, problemSchema, recordOriginalPaper, verifyCertificate } from '@eksport/api'
import { serialsInWords } from '@eksport/domain'
import { expect, it, vi } from 'vitest'
import { actOn, logIn, logInAs, signApplication } from '../../testing/index.ts'
import { serverWith } from '../../testing/server-with.ts'

const { server, database } = await serverWith([])

const ask = (code: string) => fetch(`${server.submitterUrl}/api/kontroller/${encodeURIComponent(code)}`)

/** The code of the valid issue of a sample, as it is printed. */
async function codeOf(referenceNumber: number) {
  const { rows } = await database.query('select id from certificate_issues where reference_number = $1', [
    referenceNumber,
  ])
  return server.running.deps.verification.of(rows[0].id).code
}

it('[CRT-10] says what became of an issue, and names neither persons nor goods', async () => {
  const referenceNumber = 4017
  const answer = await ask(await codeOf(referenceNumber))
  expect(answer.status).toBe(200)
  const body = await answer.json()
  const officer = await logInAs(server, 'caseworker', 'demo-kari-nordli')
  const signed = await officer.client.call(getCaseSignedCertificate, { params: { referenceNumber } })
  const file = Buffer.from(await signed.arrayBuffer())
  expect(body).toEqual({
    state: 'VALID',
    number: expect.stringMatching(/^\d{4}-1\.1\.324-4017-1$/),
    template: { code: '1.1.324', name: expect.objectContaining({ nb: expect.any(String) }) },
    from: { nb: 'Norge', nn: 'Noreg', en: 'Norway' },
    to: expect.objectContaining({ en: 'United Kingdom' }),
    issuedAt: expect.any(String),
    sha256: createHash('sha256').update(file).digest('hex'),
    checkedAt: expect.any(String),
  })
})

it('[CRT-10] takes the code as somebody types it, and names the issue that is valid now', async () => {
  const code = await codeOf(4017)
  await database.query(
    `insert into certificate_issues (id, reference_number, organisation_number, number, issue, certificate_template, country, sha256, issued_at, retired_at, retired_as, code_hash)
     select gen_random_uuid(), reference_number, organisation_number, number, 0, certificate_template, country, sha256, issued_at, now(), 'WITHDRAWN', $1
     from certificate_issues where reference_number = 4017`,
    [createHash('sha256').update('0000-0000-0000-0000-0000-0000-0000').digest('hex')],
  )
  expect((await ask(` ${code.toLowerCase().replaceAll('-', '')} `)).status).toBe(200)
  expect(await (await ask('O'.repeat(28))).json()).toMatchObject({
    state: 'WITHDRAWN',
    retiredAt: expect.any(String),
    successor: { number: expect.stringMatching(/-4017-1$/) },
  })
})

it('[CRT-10] answers alike to a code that nobody was given and to what cannot be a code', async () => {
  const answers = await Promise.all(['1'.repeat(28), 'feil', '%00', '../../session'].map(ask))
  const bodies = await Promise.all(answers.map(async (answer) => problemSchema.parse(await answer.json())))
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  const plain = bodies.map(({ kind, title, status, code }) => ({ kind, title, status, code }))
  expect(new Set(plain.map((body) => JSON.stringify(body))).size).toBe(1)
})

it('[CRT-10] names no successor of an issue that is signed anew and not issued', async () => {
  await database.query("update applications set status = 'GODKJENT' where reference_number = 4017")
  expect(await (await ask('0'.repeat(28))).json()).toEqual(
    expect.not.objectContaining({ successor: expect.anything() }),
  )
  expect(await (await ask(await codeOf(4017))).json()).toMatchObject({ state: 'NOT_ISSUED' })
  await database.query("update applications set status = 'UTSTEDT' where reference_number = 4017")
})

it('[CRT-10] keeps no code, and is not there for officers', async () => {
  const { rows } = await database.query('select code_hash from certificate_issues where reference_number = 4017')
  expect(JSON.stringify(rows)).not.toContain((await codeOf(4017)).slice(0, 4))
  const code = await codeOf(4017)
  expect((await fetch(`${server.caseworkerUrl}/api/kontroller/${code}`)).status).toBe(404)
})

it('[ACT-13] [CRT-10] the mail to the authority of the importing country leads to what became of the certificate, in English', {
  tags: 'proof',
}, async () => {
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

it('[CRT-10] says of a certificate that is signed or printed that it is not issued, and no more', {
  tags: 'proof',
}, async () => {
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

it('[CRT-10] [CRT-15] names of a retired certificate the sheets that were spoilt, and not the paper that came back', {
  tags: 'proof',
}, async () => {
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

// The last one: it uses up what its address may ask.
it('[CRT-10] [SEC-22] stops whoever tries many codes', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => ask(`feil ${index}`)))
  const stopped = answers.filter(({ status }) => status === 429)
  expect(stopped.length).toBeGreaterThan(5)
  const headers = [...(stopped[0]?.headers.keys() ?? [])]
  expect(headers).toContain('retry-after')
  expect(headers.filter((name) => name.startsWith('x-ratelimit'))).toEqual([])
  expect(await stopped[0]?.json()).toMatchObject({ title: 'For mange forespørsler. Vent litt og prøv igjen.' })
})
