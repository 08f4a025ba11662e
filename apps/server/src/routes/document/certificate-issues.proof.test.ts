import { PDFDocument } from '@cantoo/pdf-lib'
import {
  getApplication,
  getCase,
  getCasePreview,
  getCaseSheets,
  getCertificatePreview,
  getSignedCertificate,
  type Handling,
  handleCase,
  sendApplication,
} from '@eksport/api'
import { beforeAll, expect, it } from 'vitest'
import { issuedFor } from '../../certificate/issued-view.ts'
import { hasProgram, textOf } from '../../documents/testing/poppler.ts'
import { readOrRefuse } from '../../standing/load.ts'
import { type LoggedIn, newDraft, organisationNumber } from '../../testing/index.ts'
import { issueOnPaper } from '../../testing/issue-on-paper.ts'
import { serverWith } from '../../testing/server-with.ts'

let referenceNumber: number

const { server, database, exporter, officer, signer, leader } = await serverWith([
  'exporter',
  'officer',
  'signer',
  'leader',
])

beforeAll(async () => {
  const application = await newDraft(exporter)
  referenceNumber = application.referenceNumber
  await exporter.client.call(sendApplication, { params: params(), body: {}, ifMatch: application.version })
  await act(officer, { action: 'take' })
})

const params = () => ({ organisationNumber, referenceNumber })

async function act(person: LoggedIn, body: Handling) {
  const { application } = await officer.client.call(getCase, { params: { referenceNumber } })
  return person.client.call(handleCase, { params: { referenceNumber }, body, ifMatch: application.version })
}

async function approveAndSign() {
  const { validation } = await officer.client.call(getCase, { params: { referenceNumber } })
  const manual = validation.errors.filter(({ severity }) => severity === 'MANUAL_PROCESSING')
  await act(officer, { action: 'approve', confirmedViolations: manual.map(({ code }) => code) })
  return act(signer, { action: 'sign' })
}

async function issues() {
  const { rows } = await database.query(
    `select number || '-' || issue as number, retired_as as retired, paper_serial as paper
     from certificate_issues where reference_number = $1 order by issue`,
    [referenceNumber],
  )
  return rows
}

const numbersOf = async (reference: number) => {
  const { rows } = await database.query(
    "select number || '-' || issue as number from certificate_issues where reference_number = $1",
    [reference],
  )
  return rows.map(({ number }) => number)
}
const numberOf = (issue: number) =>
  expect.stringMatching(new RegExp(`^\\d{4}-1\\.1\\.\\d+-${referenceNumber}-${issue}$`))
const signedIn = (attachments: readonly { readonly type: string }[] | undefined) =>
  attachments?.filter(({ type }) => type === 'ELECTRONICALLY_SIGNED_CERTIFICATE').length

/** What both sides are told that stands on the certificate, or will. */
async function numbersShown() {
  const [own, theirs] = await Promise.all([
    exporter.client.call(getApplication, { params: params() }),
    officer.client.call(getCase, { params: { referenceNumber } }),
  ])
  expect(own.certificateNumber).toBe(theirs.certificateNumber)
  return own.certificateNumber
}

it('[CRT-09] the number that an exporter is told ahead is the one that stands on the first issue', async () => {
  expect(await numbersShown()).toEqual(numberOf(1))
})

it('[CRT-09] a draft is told no number', async () => {
  const application = await newDraft(exporter)
  const draft = { organisationNumber, referenceNumber: application.referenceNumber }
  expect((await exporter.client.call(getApplication, { params: draft })).certificateNumber).toBeUndefined()
})

it('[CRT-09] a signature is an issue, and withdrawing the approval retires it on both sides', async () => {
  expect(signedIn((await approveAndSign()).attachments)).toBe(1)
  expect(await issues()).toEqual([{ number: numberOf(1), retired: null, paper: null }])
  const withdrawn = await act(officer, { action: 'withdraw-approval' })
  expect(signedIn(withdrawn.attachments)).toBe(0)
  const { application } = await exporter.client.call(getApplication, { params: params() })
  expect(signedIn(application.attachments)).toBe(0)
  expect(application.actions).not.toContain('download-signed-pdf')
  await expect(exporter.client.call(getSignedCertificate, { params: params() })).rejects.toMatchObject({ status: 404 })
  expect(await issues()).toEqual([{ number: numberOf(1), retired: 'WITHDRAWN', paper: null }])
  expect(await numbersShown()).toEqual(numberOf(2))
})

it('[CRT-09] the next signature is the next issue of the same number, and the only file that is offered', async () => {
  expect(signedIn((await approveAndSign()).attachments)).toBe(1)
  const [first, second] = await issues()
  expect(first.retired).toBe('WITHDRAWN')
  expect(second).toEqual({ number: first.number.replace(/1$/, '2'), retired: null, paper: null })
  expect(await numbersShown()).toBe(second.number)
  const file = await exporter.client.call(getSignedCertificate, { params: params() })
  expect(Buffer.from(await file.arrayBuffer()).includes(second.number)).toBe(true)
})

it('[CRT-09] paper carries the issue that was signed, also when a sheet was spoilt', async () => {
  await act(officer, { action: 'print' })
  await act(officer, { action: 'void-print', reason: 'Papiret satt fast.' })
  await act(officer, { action: 'print' })
  expect((await issues()).map(({ paper }) => paper)).toEqual([null, 'NO 0148203, NO 0148204'])
})

/** What is drawn of an issue beside the facts of its case. */
const issuedOf = (reference: number) =>
  server.running.deps.transactions.run({ audience: 'caseworker' }, async (tx) =>
    issuedFor(tx, (await readOrRefuse(tx, reference)).document, server.running.deps),
  )

async function beside() {
  const sheets = await officer.client.call(getCaseSheets, { params: { referenceNumber } })
  return { sheets, issued: await issuedOf(referenceNumber) }
}

it('[CRT-08] [CRT-09] beside its facts stands what was issued as it was issued, with its number and no mark', async () => {
  const { sheets: draft, issued: early } = await beside()
  expect(early).toBeUndefined()
  await act(officer, { action: 'confirm-print' })
  await act(officer, { action: 'issue' })
  const { sheets, issued } = await beside()
  const second = (await issues()).at(-1)
  expect(issued).toMatchObject({ number: second?.number, paper: false })
  expect(issued?.mark).toBeUndefined()
  expect(JSON.stringify(issued)).toContain('HENRIK DAHL')
  expect(sheets.pages[0]).not.toBe(draft.pages[0])
  expect(sheets.boxes.map(({ no, caption, paths }) => [no, caption, paths])).toEqual(
    draft.boxes.map(({ no, caption, paths }) => [no, caption, paths]),
  )
  expect(sheets.boxes.filter(({ changed, missing }) => changed || missing)).toEqual([])
})

it('[CRT-08] [CRT-15] beside the facts of one on paper alone stand its sheets, under the name of who signed', async () => {
  const onPaper = await issueOnPaper({ exporter, officer, signer })
  const issued = await issuedOf(onPaper)
  expect(issued).toMatchObject({ paper: true, sheets: ['NO 0148205', 'NO 0148206'], serial: 'NO 0148205, NO 0148206' })
  expect(issued?.mark).toBeUndefined()
  const { pages } = await officer.client.call(getCaseSheets, { params: { referenceNumber: onPaper } })
  expect(pages).toHaveLength(2)
})

it('[CRT-19] issued on paper alone, both sides look at the same copy: its number, signer and sheets, and no draft', async () => {
  const onPaper = await issueOnPaper({ exporter, officer, signer })
  const own = await exporter.client.call(getCertificatePreview, {
    params: { organisationNumber, referenceNumber: onPaper },
  })
  const theirs = await officer.client.call(getCasePreview, { params: { referenceNumber: onPaper } })
  const [number] = await numbersOf(onPaper)
  for (const file of [own, theirs]) {
    const content = Buffer.from(await file.arrayBuffer())
    expect((await PDFDocument.load(content)).getTitle()).toBe(`KOPI – IKKE ORIGINALEN: Health certificate ${number}`)
    if (!hasProgram('pdftotext')) continue
    const text = textOf(content)
    for (const stated of ['KOPI', 'HENRIK DAHL', 'NO 01482', 'Originalen er de nummererte arkene']) {
      expect(text).toContain(stated)
    }
    expect(text).not.toContain('UTKAST')
  }
})

it('[CRT-19] what another certificate stands in the place of is no draft and no copy while its paper is still out', async () => {
  const onPaper = await issueOnPaper({ exporter, officer, signer })
  await database.query(
    `update applications set status = 'KANSELLERING_BEHANDLES', document = document || '{"applicationStatus":"KANSELLERING_BEHANDLES"}'
     where reference_number = $1`,
    [onPaper],
  )
  await database.query(
    `update certificate_issues set retired_at = now(), retired_as = 'REPLACED' where reference_number = $1`,
    [onPaper],
  )
  const drawn = await exporter.client.call(getCertificatePreview, {
    params: { organisationNumber, referenceNumber: onPaper },
  })
  const title = (await PDFDocument.load(await drawn.arrayBuffer())).getTitle()
  expect(title).toContain('TRUKKET TILBAKE – IKKE GYLDIG')
})

it('[CRT-09] an annulment retires what is valid, and nothing is offered any more', async () => {
  const annulled = await act(leader, { action: 'annul', reason: 'Uriktige opplysninger.' })
  expect(annulled.attachments?.map(({ type }) => type)).toEqual([])
  expect((await issues()).map(({ retired }) => retired)).toEqual(['WITHDRAWN', 'ANNULLED'])
  expect((await beside()).issued).toBeUndefined()
  expect(await numbersShown()).toEqual(numberOf(2))
})

it('[CRT-09] the database keeps a number from having two valid issues', async () => {
  const valid = () =>
    database.query(
      `insert into certificate_issues (id, reference_number, organisation_number, number, issue, certificate_template, country, sha256, issued_at)
       select gen_random_uuid(), reference_number, organisation_number, number, (select max(issue) + 1 from certificate_issues), certificate_template, country, sha256, now()
       from certificate_issues where reference_number = $1 limit 1`,
      [referenceNumber],
    )
  await valid()
  await expect(valid()).rejects.toThrow('certificate_issues_valid')
})

it('[CRT-09] every application of the demonstration that was signed has its issue, valid or retired as its status says', async () => {
  const { rows } = await database.query(
    `select a.status, i.retired_as as retired from files f join applications a using (reference_number)
     left join certificate_issues i on i.id::text = f.belongs_to
     where f.type = 'ELECTRONICALLY_SIGNED_CERTIFICATE' and i.id is null`,
  )
  expect(rows).toEqual([])
})
