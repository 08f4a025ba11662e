import { deleteAttachment } from '@eksport/api'
import { describe, expect, it } from 'vitest'
import { aPdf } from '../../testing/index.ts'
import {
  anInfectedFile,
  attach,
  create,
  database,
  exporter,
  fetchOf,
  scanner,
  send,
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
})
