import { randomUUID } from 'node:crypto'
import { createApplication, getApplication, uploadAttachment } from '@eksport/api'
import type { DraftAttachmentType } from '@eksport/domain'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import {
  aBomb,
  aDraft,
  aLockedPdf,
  aPdf,
  aPicture,
  type LoggedIn,
  logIn,
  startServer,
  type TestServer,
} from '../../testing/index.ts'

const organisationNumber = '310000043'
let server: TestServer
let exporter: LoggedIn
beforeAll(async () => {
  server = await startServer({ postgres: inject('postgres') })
  exporter = await logIn(server, 'submitter', 'demo-ingrid-solheim')
})
afterAll(() => server?.stop())

async function create() {
  const call = { params: { organisationNumber }, body: aDraft(new Date()) }
  const { referenceNumber } = (await exporter.client.call(createApplication, call)).application
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
  it('[SEC-03] is stored once, however often the same upload is sent', async () => {
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
  it.each([
    ['what wants a password', 'låst.pdf', aLockedPdf, 'filen er beskyttet med passord.'],
    ['201 pages', 'lang.pdf', () => aPdf(201), 'filen har flere enn 200 sider.'],
    ['64 million pixels', 'stort.png', () => aPicture('png', 8_000, 8_000), 'bildet er for stort.'],
    ['what unpacks to 250 MB', 'bombe.pdf', aBomb, 'filen blir for stor når den pakkes ut.'],
  ])('[UPL-08] [SEC-16] %s, in words at its field', async (_, name, content, words) => {
    const refused = attach(await create(), fileOf(name, await content()))
    const title = `${name} ble ikke lagt til - ${words}`
    await expect(refused).rejects.toMatchObject({
      status: 415,
      problem: { fieldErrors: { attachment: [expect.stringContaining(title)] } },
    })
  })

  it('[UPL-01] ten megabytes and one byte', async () => {
    const refused = attach(await create(), fileOf('stor.pdf', Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-')))
    await expect(refused).rejects.toMatchObject({
      status: 413,
      problem: { title: 'Filen er for stor. Maksimal størrelse er 10MB.' },
    })
  })

  it('[UPL-04] [UPL-05] a fifth file, and a second of the same name, also when they come at once', async () => {
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
