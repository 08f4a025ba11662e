import {
  getAttachment,
  getCaseAttachment,
  listCaseMessages,
  listCaseNotes,
  listHistory,
  listMessages,
  sendCaseMessage,
  sendMessage,
  writeCaseNote,
} from '@eksport/api'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aPdf, newDraft, organisationNumber, sendForChina } from '../../testing/index.ts'
import { serverWith } from '../../testing/server-with.ts'

const { server, exporter, stranger: other, officer } = await serverWith(['exporter', 'stranger', 'officer'])

async function draft() {
  const { referenceNumber, version } = await newDraft(exporter)
  return { params: { organisationNumber, referenceNumber }, version }
}

async function sent() {
  return { organisationNumber, referenceNumber: await sendForChina(exporter) }
}

const write = (message: string, files: File[] = []) => ({ message: { message }, attachments: files })

describe('messages', () => {
  it('[ACT-09] go both ways at any time with their files, and change nothing else', async () => {
    const params = await sent()
    const { referenceNumber } = params
    const content = await aPdf()
    const files = [new File([new Uint8Array(content)], 'pakkliste.pdf')]
    const asked = await officer.client.call(sendCaseMessage, {
      params: { referenceNumber },
      body: write('Er pakklisten den siste?', files),
    })
    expect(asked).toMatchObject({
      messageType: 'APPLICATION_MESSAGE',
      sender: { role: 'BEHANDLER', name: 'Kari Nordli' },
    })
    const answered = await exporter.client.call(sendMessage, { params, body: write('Ja, her er den.', files) })

    const seen = await exporter.client.call(listMessages, { params })
    expect(seen.map(({ message, sender }) => [message, sender])).toEqual([
      ['Ja, her er den.', { role: 'INNSENDER', name: 'Ingrid Solheim' }],
      // Officers are nameless to exporters.
      ['Er pakklisten den siste?', { role: 'BEHANDLER' }],
    ])
    const [theirs, ours] = [seen[1]?.attachments[0]?.id ?? '', answered.attachments[0]?.id ?? '']
    const fetched = await exporter.client.call(getAttachment, { params: { ...params, attachmentId: theirs } })
    expect(Buffer.from(await fetched.arrayBuffer())).toEqual(content)
    const read = await officer.client.call(getCaseAttachment, { params: { referenceNumber, attachmentId: ours } })
    expect(Buffer.from(await read.arrayBuffer())).toEqual(content)
    const history = await exporter.client.call(listHistory, { params })
    expect(history.map(({ event }) => event)).toEqual(['create', 'send'])
  })

  it('[MSG-01] are one when the same is sent twice, and none to a draft or another’s application', async () => {
    const params = await sent()
    const idempotencyKey = crypto.randomUUID()
    for (let time = 0; time < 2; time += 1) {
      await exporter.client.call(sendMessage, { params, body: write('Når er dere ferdige?'), idempotencyKey })
    }
    const { referenceNumber } = params
    expect(await officer.client.call(listCaseMessages, { params: { referenceNumber } })).toHaveLength(1)
    const { params: unsent } = await draft()
    await expect(exporter.client.call(sendMessage, { params: unsent, body: write('Hei') })).rejects.toMatchObject({
      status: 409,
    })
    const foreign = { organisationNumber: '310000027', referenceNumber }
    await expect(other.client.call(sendMessage, { params: foreign, body: write('Hei') })).rejects.toMatchObject({
      status: 404,
    })
  })
})

describe('internal notes', () => {
  it('[ACT-09] are read by officers and by no exporter, whichever way they try', async () => {
    const params = await sent()
    const { referenceNumber } = params
    const text = 'Tillatelsen gjelder bare uke 46.'
    await officer.client.call(writeCaseNote, { params: { referenceNumber }, body: { text } })
    const notes = await officer.client.call(listCaseNotes, { params: { referenceNumber } })
    expect(notes).toMatchObject([{ text, author: { name: 'Kari Nordli' } }])

    // The calls are not there for exporters, nor does the officers' listener know their session.
    const path = `/api/v3/helsesertifikat/behandling/soeknader/${referenceNumber}/notater`
    expect((await exporter.browser.fetch(`${server.submitterUrl}${path}`)).status).toBe(404)
    expect((await exporter.browser.fetch(`${server.caseworkerUrl}${path}`)).status).toBe(401)
    // Nor do they stand in anything else that an exporter reads.
    const read = [
      await exporter.client.call(listMessages, { params }),
      await exporter.client.call(listHistory, { params }),
    ]
    expect(JSON.stringify(read)).not.toContain(text)
    // A statement that forgot whom it reads for finds nothing either.
    const { transactions } = server.running.deps
    const count = (reader: Parameters<typeof transactions.run>[0]) =>
      transactions.run(reader, async (tx) => {
        const { rows } = await tx.execute(sql`select id from case_notes where reference_number = ${referenceNumber}`)
        return rows.length
      })
    expect(await count({ audience: 'submitter', organisationNumber })).toBe(0)
    expect(await count({ audience: 'public' })).toBe(0)
    expect(await count({ audience: 'caseworker' })).toBe(1)
  })
})
