import { createHash, randomUUID } from 'node:crypto'
import {
  deleteAttachment,
  getApplication,
  getAttachment,
  getCase,
  getCaseAttachment,
  saveApplication,
  sendApplication,
  uploadAttachment,
} from '@eksport/api'
import type { DraftAttachmentType } from '@eksport/domain'
import { Client } from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { textsOf } from '../../documents/testing/text-layer.ts'
import { rawPdf, signedPdf } from '../../integrations/uploads/testing/raw-pdf.ts'
import { aBomb, aDraft, aLockedPdf, aPdf, aPicture, newDraft, organisationNumber } from '../../testing/index.ts'
import { serverWith } from '../../testing/server-with.ts'

const { server, exporter, stranger: other, officer } = await serverWith(['exporter', 'stranger', 'officer'])

async function create() {
  const { referenceNumber } = await newDraft(exporter)
  return { organisationNumber, referenceNumber }
}

type Params = Awaited<ReturnType<typeof create>>
const fileOf = (name: string, content: Buffer) => new File([new Uint8Array(content)], name)

const attach = (
  params: Params,
  file: File,
  attachmentType: DraftAttachmentType = 'APPLICATION_ATTACHMENT',
  key?: string,
) =>
  exporter.client.call(uploadAttachment, { params, body: { attachment: [file], attachmentType }, idempotencyKey: key })

describe('an attachment of a draft', () => {
  it('[SEC-17] comes back byte for byte, to be saved and never run', async () => {
    const params = await create()
    const content = await aPdf(2)
    const kept = await attach(params, fileOf('Følgeseddel æøå.pdf', content))
    expect(kept).toMatchObject({ filename: 'Følgeseddel æøå.pdf', mimeType: 'application/pdf', size: content.length })
    const read = await exporter.client.call(getAttachment, { params: { ...params, attachmentId: kept.id } })
    expect(Buffer.from(await read.arrayBuffer())).toEqual(content)
    const { referenceNumber } = params
    const address = `${server.submitterUrl}/api/v2/helsesertifikat/organisasjoner/${organisationNumber}/soeknader/${referenceNumber}/vedlegg/${kept.id}`
    const { headers } = await exporter.browser.fetch(address)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''F%C3%B8lgeseddel/)
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  })

  it('stands in the application, and the draft beside it can be saved as if nothing were', async () => {
    const params = await create()
    const kept = await attach(params, fileOf('kai.png', await aPicture('png')))
    const { application } = await exporter.client.call(getApplication, { params })
    expect(application.attachments).toEqual([kept])
    const saved = await exporter.client.call(saveApplication, { params, body: aDraft(new Date()), ifMatch: 1 })
    expect(saved.application.attachments).toEqual([kept])
  })

  it('can be taken away, and then is gone', async () => {
    const params = await create()
    const { id } = await attach(params, fileOf('feil.pdf', await aPdf()))
    await exporter.client.call(deleteAttachment, { params: { ...params, attachmentId: id } })
    const again = exporter.client.call(deleteAttachment, { params: { ...params, attachmentId: id } })
    await expect(again).rejects.toMatchObject({ status: 404 })
    expect((await exporter.client.call(getApplication, { params })).application.attachments).toEqual([])
  })

  it('[SEC-03] is stored once, however often the same upload is sent', { tags: 'proof' }, async () => {
    const params = await create()
    const key = randomUUID()
    const content = await aPdf()
    const first = await attach(params, fileOf('en.pdf', content), undefined, key)
    expect(await attach(params, fileOf('en.pdf', content), undefined, key)).toEqual(first)
    const changed = attach(params, fileOf('en.pdf', await aPdf(2)), undefined, key)
    await expect(changed).rejects.toMatchObject({ status: 422, code: 'KEY_REUSED' })
    expect((await exporter.client.call(getApplication, { params })).application.attachments).toHaveLength(1)
  })
})

describe('what the server refuses', () => {
  let draft: Params
  beforeAll(async () => {
    draft = await create()
  })

  it('[UPL-08] a renamed file, with the code that belongs to the field and its words', async () => {
    const refused = attach(draft, fileOf('kai.png', await aPdf()))
    await expect(refused).rejects.toMatchObject({
      status: 415,
      code: 'EKSPORT.FUNCTIONAL.ATTACHMENT.NOT_VALID_FILE_TYPE',
      problem: { fieldErrors: { attachment: ['kai.png ble ikke lagt til - Innholdet er ikke en ren png-fil.'] } },
    })
  })

  it('[UPL-06] a picture in the place of the filled certificate', async () => {
    const refused = attach(draft, fileOf('sert.png', await aPicture('png')), 'HEALTH_CERTIFICATE_DRAFT')
    await expect(refused).rejects.toMatchObject({
      code: 'EKSPORT.FUNCTIONAL.ATTACHMENT.NOT_VALID_CERTIFICATE_DRAFT',
      problem: { title: 'sert.png ble ikke lagt til - sertifikatet må være en PDF.' },
    })
  })

  it.each([
    ['a kind that is not taken', 'program.exe', () => aPdf(), 'Filtypen exe er ikke tillatt.'],
    ['what is cut short', 'kort.pdf', async () => (await aPdf(3)).subarray(0, 300), 'filen kan ikke leses.'],
    [
      'a signed document that does something',
      'signert.pdf',
      () => signedPdf({ catalog: '/OpenAction<</S/JavaScript/JS(a)>>' }),
      'dokumentet er signert elektronisk og inneholder skript, filer eller andre aktive deler.',
    ],
    [
      'a form that only its program can draw',
      'skjema.pdf',
      () => rawPdf({ catalog: '/NeedsRendering true/AcroForm<</Fields[]/XFA(<xdp/>)>>' }),
      'filen er et skjema (XFA) som bare noen programmer kan vise.',
    ],
  ])('[UPL-08] [SEC-16] %s, in words at its field', async (_, name, content, words) => {
    const refused = attach(draft, fileOf(name, await content()))
    const title = `${name} ble ikke lagt til - ${words}`
    await expect(refused).rejects.toMatchObject({
      status: 415,
      problem: { fieldErrors: { attachment: [expect.stringContaining(title)] } },
    })
  })

  it('[UPL-02] an empty file', async () => {
    const refused = attach(draft, fileOf('tom.pdf', Buffer.alloc(0)))
    await expect(refused).rejects.toMatchObject({ status: 400, problem: { title: 'Filen er for liten.' } })
  })

  it('two files where one belongs, and a kind that is not the exporter’s to send', async () => {
    const params = draft
    const content = await aPdf()
    const both = { attachment: [fileOf('a.pdf', content), fileOf('b.pdf', content)] }
    const two = exporter.client.call(uploadAttachment, {
      params,
      body: { ...both, attachmentType: 'APPLICATION_ATTACHMENT' },
    })
    await expect(two).rejects.toMatchObject({ problem: { title: 'Det er maksimalt tillat å laste opp 1 fil.' } })
    const signed = 'ELECTRONICALLY_SIGNED_CERTIFICATE' as DraftAttachmentType
    await expect(attach(params, fileOf('a.pdf', content), signed)).rejects.toMatchObject({ status: 400 })
  })

  it('[SEC-08] a stranger, who is told what is told of nothing', async () => {
    const params = await create()
    const { id } = await attach(params, fileOf('vår.pdf', await aPdf()))
    const theirs = { organisationNumber: '310000086', referenceNumber: params.referenceNumber, attachmentId: id }
    const foreign = await other.client.call(getAttachment, { params: theirs }).catch((error: unknown) => error)
    const nothing = await other.client
      .call(getAttachment, { params: { ...theirs, referenceNumber: 999_999 } })
      .catch((error: unknown) => error)
    expect(foreign).toMatchObject({ status: 404, problem: { title: 'Fant ikke det du ser etter.' } })
    expect(nothing).toMatchObject({ status: 404, problem: { title: 'Fant ikke det du ser etter.' } })
  })

  it.each([
    ['what wants a password', 'låst.pdf', aLockedPdf, 'filen er beskyttet med passord.'],
    ['201 pages', 'lang.pdf', () => aPdf(201), 'filen har flere enn 200 sider.'],
    ['64 million pixels', 'stort.png', () => aPicture('png', 8_000, 8_000), 'bildet er for stort.'],
    ['what unpacks to 250 MB', 'bombe.pdf', aBomb, 'filen blir for stor når den pakkes ut.'],
  ])('[UPL-08] [SEC-16] %s, in words at its field', { tags: 'proof' }, async (_, name, content, words) => {
    const refused = attach(await create(), fileOf(name, await content()))
    const title = `${name} ble ikke lagt til - ${words}`
    await expect(refused).rejects.toMatchObject({
      status: 415,
      problem: { fieldErrors: { attachment: [expect.stringContaining(title)] } },
    })
  })

  it('[UPL-01] ten megabytes and one byte', { tags: 'proof' }, async () => {
    const refused = attach(await create(), fileOf('stor.pdf', Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-')))
    await expect(refused).rejects.toMatchObject({
      status: 413,
      problem: { title: 'Filen er for stor. Maksimal størrelse er 10MB.' },
    })
  })

  it('[UPL-04] [UPL-05] a fifth file, and a second of the same name, also when they come at once', {
    tags: 'proof',
  }, async () => {
    const params = await create()
    const content = await aPdf()
    await attach(params, fileOf('1.pdf', content))
    await expect(attach(params, fileOf('1.PDF', content))).rejects.toMatchObject({
      status: 409,
      problem: { title: "Det finnes allerede et vedlegg med navnet '1.PDF'" },
    })
    const rest = await Promise.allSettled(
      ['2', '3', '4', '5', '6'].map((name) => attach(params, fileOf(`${name}.pdf`, content))),
    )
    expect(rest.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(rest.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { problem: { title: 'Det er maksimalt tillat å laste opp 4 filer.' } },
    })
  })
})

describe('after the draft was sent', () => {
  it('[SEC-16] an officer gets what a file shows and not what it did; what was sent is known by its hash', async () => {
    const params = await create()
    const sent = rawPdf({ catalog: '/OpenAction<</S/Java#53cript/JS(app.alert(1))>>', rest: 'MZ program' })
    const { id } = await attach(params, fileOf('avtale.pdf', sent))
    await exporter.client.call(sendApplication, { params, body: {}, ifMatch: 1, idempotencyKey: randomUUID() })
    const caseParams = { referenceNumber: params.referenceNumber, attachmentId: id }
    const read = Buffer.from(await (await officer.client.call(getCaseAttachment, { params: caseParams })).arrayBuffer())
    expect(await textsOf(read)).toEqual(['Hei'])
    expect(read.toString('latin1')).not.toMatch(/OpenAction|alert|MZ program/)
    const database = await server.connect()
    const { rows } = await database.query('select original_sha256 from files where id = $1', [id])
    expect(rows).toEqual([{ original_sha256: createHash('sha256').update(sent).digest('hex') }])
  })

  it('[STA-02] its files stay as they are, and officers can open them', async () => {
    const params = await create()
    const content = await aPdf()
    const { id } = await attach(params, fileOf('avtale.pdf', content))
    const { referenceNumber } = params
    const caseParams = { referenceNumber, attachmentId: id }
    await expect(officer.client.call(getCaseAttachment, { params: caseParams })).rejects.toMatchObject({ status: 404 })
    await exporter.client.call(sendApplication, { params, body: {}, ifMatch: 1, idempotencyKey: randomUUID() })
    await expect(attach(params, fileOf('sent.pdf', content))).rejects.toMatchObject({ status: 409 })
    const away = exporter.client.call(deleteAttachment, { params: { ...params, attachmentId: id } })
    await expect(away).rejects.toMatchObject({ status: 409 })
    const read = await officer.client.call(getCaseAttachment, { params: caseParams })
    expect(Buffer.from(await read.arrayBuffer())).toEqual(content)
  })

  it('[DET-13] the filled-in certificate of an application in the PDF format is among its files', async () => {
    const referenceNumber = 4012
    const { application } = await officer.client.call(getCase, { params: { referenceNumber } })
    expect(application.attachments).toMatchObject([{ type: 'HEALTH_CERTIFICATE_DRAFT' }])
    const attachmentId = application.attachments?.[0]?.id ?? ''
    const file = await officer.client.call(getCaseAttachment, { params: { referenceNumber, attachmentId } })
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })

  it('[SEC-07] a signed certificate is out of reach of the application’s own role, whatever a statement says', async () => {
    const database = new Client({ connectionString: server.databaseUrl })
    await database.connect()
    try {
      await database.query("begin; set local role eksport_app; set local eksport.audience = 'system'")
      const { rows } = await database.query(
        "select id from files where type = 'ELECTRONICALLY_SIGNED_CERTIFICATE' limit 1",
      )
      expect(rows).toHaveLength(1)
      const { rowCount } = await database.query('delete from files where id = $1', [rows[0].id])
      expect(rowCount).toBe(0)
    } finally {
      await database.query('rollback')
      await database.end()
    }
  })
})
