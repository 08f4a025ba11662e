import { getApplication, getAttachment, sendApplication, uploadAttachment } from '@eksport/api'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, vi } from 'vitest'
import { setFileScanning } from '../db/file-scanning.ts'
import { ownerPool } from '../db/pool.ts'
import { transactions } from '../db/transaction.ts'
import { organisationNumber } from './a-draft.ts'
import { chainGuards, type LoggedIn, logInAs, newDraft, startServer, type TestServer } from './index.ts'
import { aPdfThatSays } from './sample-files.ts'
import { eicar, type StartedScanner, startScanner } from './start-scanner.ts'

export let scanner: StartedScanner
export let server: TestServer
export let exporter: LoggedIn
export let database: Client

export const say = async (enabled: boolean) => {
  const owner = ownerPool(server.databaseUrl)
  const { seal } = await chainGuards(inject('postgres').dataFolder)
  await setFileScanning(transactions(owner, seal), enabled)
  await owner.end()
}

export async function create() {
  const { referenceNumber } = await newDraft(exporter)
  return { organisationNumber, referenceNumber }
}

export type Params = Awaited<ReturnType<typeof create>>

export const fileOf = (name: string, content: Buffer) => new File([new Uint8Array(content)], name)

export const attach = (params: Params, name: string, content: Buffer) =>
  exporter.client.call(uploadAttachment, {
    params,
    body: { attachment: [fileOf(name, content)], attachmentType: 'APPLICATION_ATTACHMENT' },
  })

export const fetchOf = (params: Params, attachmentId: string) =>
  exporter.client.call(getAttachment, { params: { ...params, attachmentId } })

export const send = (params: Params) => exporter.client.call(sendApplication, { params, body: {}, ifMatch: 1 })

export const scanOf = async (params: Params, id: string) => {
  const { application } = await exporter.client.call(getApplication, { params })
  const file = application.attachments?.find((one) => one.id === id)
  return file === undefined ? 'GONE' : (file.scan ?? 'CLEAN')
}

export const until = (params: Params, id: string, scan: string) =>
  vi.waitFor(async () => expect(await scanOf(params, id)).toBe(scan))

export const anInfectedFile = () => aPdfThatSays(eicar)

export function startScannedServer(): void {
  beforeAll(async () => {
    scanner = await startScanner()
    server = await startServer({ postgres: inject('postgres'), scanner: scanner.address })
    await say(true)
    exporter = await logInAs(server, 'submitter', 'demo-ingrid-solheim')
    database = await server.connect()
  })
  afterAll(async () => {
    await server?.stop()
    await scanner?.stop()
  })
}
