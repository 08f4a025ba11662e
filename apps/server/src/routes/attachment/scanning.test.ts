import { deleteAttachment, listFiles, sendMessage } from '@eksport/api'
import { describe, expect, inject, it, vi } from 'vitest'
import { checkRestored } from '../../backup/check-restored.ts'
import { ownerPool } from '../../db/pool.ts'
import { scanDue } from '../../jobs/scan-file.ts'
import { aPdf, chainGuards } from '../../testing/index.ts'
import {
  anInfectedFile,
  attach,
  create,
  database,
  exporter,
  fetchOf,
  fileOf,
  say,
  scanner,
  scanOf,
  send,
  server,
  startScannedServer,
  until,
} from '../../testing/scanned-uploads.ts'

startScannedServer()

describe('with a malware scanner', () => {
  it('[SEC-18] a file waits for its verdict, and is fetched and sent after a clean one', async () => {
    const params = await create()
    const content = await aPdf()
    const kept = await attach(params, 'avtale.pdf', content)
    expect(kept.scan).toBe('WAITING')
    await until(params, kept.id, 'CLEAN')
    expect(scanner.scanned.some((one) => one.equals(content))).toBe(true)
    expect(Buffer.from(await (await fetchOf(params, kept.id)).arrayBuffer())).toEqual(content)
    await send(params)
  })

  it('[SEC-18] an infected one is out of reach, named when the draft is sent, and on record', async () => {
    const params = await create()
    const content = await anInfectedFile()
    const { id, sha256 } = await attach(params, 'smittet.pdf', content)
    await until(params, id, 'INFECTED')
    await expect(fetchOf(params, id)).rejects.toMatchObject({
      status: 409,
      code: 'FILE_UNCHECKED',
      message: 'smittet.pdf inneholdt skadelig programvare og er fjernet.',
    })
    await expect(send(params)).rejects.toMatchObject({
      code: 'INCOMPLETE',
      issues: [{ path: 'attachments', code: 'fileInfected', params: { filename: 'smittet.pdf' } }],
    })
    const { rows } = await database.query('select content from files where id = $1', [id])
    expect(rows).toEqual([{ content: Buffer.alloc(0) }])
    const audit = await database.query(
      `select outcome, reference_number as "number", details from audit_events where action = 'scan-file'`,
    )
    expect(audit.rows).toEqual([
      {
        outcome: 'REFUSED',
        number: params.referenceNumber,
        details: {
          ...{ fileId: id, sha256, signature: 'Eicar-Test-Signature' },
          rows: [['files', id, expect.any(String), expect.any(String)]],
        },
      },
    ])
    await exporter.client.call(deleteAttachment, { params: { ...params, attachmentId: id } })
    await send(params)
  })

  it('[SEC-24] what was removed as harmful is nothing that a restored backup lacks', { tags: 'proof' }, async () => {
    const params = await create()
    const { id } = await attach(params, 'smittet.pdf', await anInfectedFile())
    await until(params, id, 'INFECTED')
    const owner = ownerPool(server.databaseUrl)
    const guards = await chainGuards(inject('postgres').dataFolder)
    try {
      expect((await checkRestored(owner, guards)).problems).toEqual([])
      await owner.query(`update files set content = 'x' where id = $1`, [id])
      expect((await checkRestored(owner, guards)).problems).toEqual([
        `The file smittet.pdf (${id}) is not what was stored.`,
        `files ${id}: its content is not what its row says`,
      ])
    } finally {
      await owner.end()
    }
  })

  it('[SEC-18] keeps the draft while the scanner is down, says so, and goes on by itself', {
    tags: 'proof',
  }, async () => {
    const params = await create()
    await scanner.stop()
    const { id } = await attach(params, 'avtale.pdf', await aPdf())
    await until(params, id, 'DELAYED')
    await expect(fetchOf(params, id)).rejects.toMatchObject({
      message: expect.stringContaining('kontrollen svarer ikke'),
    })
    await expect(send(params)).rejects.toMatchObject({
      issues: [{ path: 'attachments', code: 'fileUnchecked', params: { filename: 'avtale.pdf' } }],
    })
    await scanDue.run(server.worker.deps, {})
    expect(await scanOf(params, id)).toBe('DELAYED')
    await scanner.start()
    // What the clock starts each minute.
    await scanDue.run(server.worker.deps, {})
    await until(params, id, 'CLEAN')
    await send(params)
  })

  it('[SEC-18] holds the file of a message from whoever reads it', { tags: 'proof' }, async () => {
    const params = await create()
    await send(params)
    await scanner.stop()
    const message = await exporter.client.call(sendMessage, {
      params,
      body: { message: { message: 'Her er den.' }, attachments: [fileOf('liste.pdf', await aPdf())] },
    })
    const id = message.attachments?.[0]?.id ?? ''
    expect(message.attachments).toMatchObject([{ scan: 'WAITING' }])
    await expect(fetchOf(params, id)).rejects.toMatchObject({ code: 'FILE_UNCHECKED' })
    await scanner.start()
    await scanDue.run(server.worker.deps, {})
    await vi.waitFor(async () => expect((await fetchOf(params, id)).size).toBeGreaterThan(0))
    const listed = await exporter.client.call(listFiles, { params })
    expect(listed.every(({ scan }) => scan === undefined)).toBe(true)
  })

  it('[SEC-18] also what came before there was one, and of what is ours nothing', { tags: 'proof' }, async () => {
    await say(false)
    const params = await create()
    const { id, scan } = await attach(params, 'avtale.pdf', await aPdf())
    expect(scan).toBeUndefined()
    await fetchOf(params, id)
    await say(true)
    expect(await scanOf(params, id)).toBe('WAITING')
    const { rows } = await database.query(`select distinct type from files where scan is null order by type`)
    const ours = rows.map(({ type }) => type)
    expect(ours).toContain('RECEIPT')
    expect(ours.filter((type) => /ATTACHMENT|SCANNED|DRAFT|RESPONSE/.test(type))).toEqual([])
    await expect(
      database.query(
        `insert into files (reference_number, organisation_number, type, filename, mime_type, size, sha256, content, created_at, scan)
         select reference_number, organisation_number, 'MESSAGE_ATTACHMENT', 'x.pdf', 'application/pdf', 0, '', '', now(), 'CLEAN'
         from files where id = $1 returning scan`,
        [id],
      ),
    ).resolves.toMatchObject({ rows: [{ scan: 'WAITING' }] })
  })
})
