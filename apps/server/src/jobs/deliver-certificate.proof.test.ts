import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getCase } from '@eksport/api'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { type StartedReceiver, startReceiver } from '../demonstration/receiver/start-receiver.ts'
import { copyDatabase, logIn, signApplication, type TestDatabase, testEnvironment } from '../testing/index.ts'
import { spawnServer } from '../testing/spawn-server.ts'

let database: TestDatabase
let receiver: StartedReceiver
let handedOver = 0
let answers = false

/** A line to the receiver on which messages arrive, and answers are lost until it is mended. */
const line = createServer(async (request, response) => {
  const parts: Uint8Array[] = []
  for await (const part of request) parts.push(part)
  const answer = await fetch(`http://127.0.0.1:${receiver.port}${request.url}`, {
    method: request.method ?? 'GET',
    ...(parts.length > 0 ? { body: Buffer.concat(parts) } : {}),
  })
  const text = await answer.text()
  handedOver += 1
  if (answers) response.writeHead(answer.status, { 'content-type': 'application/xml' }).end(text)
})

beforeAll(async () => {
  receiver = await startReceiver({ host: '127.0.0.1', port: 0 })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  database = await copyDatabase(inject('postgres').connectionString)
})
afterAll(async () => {
  line.closeAllConnections()
  line.close()
  await receiver?.stop()
  await database?.drop()
})

it('[CRT-14] a message whose server is killed between sending and recording is delivered once', async () => {
  // A TCP server has an address object; strings are for pipes.
  const { port } = line.address() as AddressInfo
  const receivers = { CN: `http://127.0.0.1:${port}/CN` }
  const { connectionString } = database
  const environment = await testEnvironment(connectionString, inject('postgres').dataFolder, {}, { receivers })
  const addresses = {
    submitterUrl: environment.EKSPORT_SUBMITTER_URL,
    caseworkerUrl: environment.EKSPORT_CASEWORKER_URL,
  }
  const first = await spawnServer(environment)
  const exporter = await logIn(addresses, 'submitter', 'demo-ingrid-solheim')
  const officer = await logIn(addresses, 'caseworker', 'demo-kari-nordli')
  const signer = await logIn(addresses, 'caseworker', 'demo-henrik-dahl')
  const referenceNumber = await signApplication({ exporter, officer, signer }, ['E_CERT'])
  await vi.waitFor(() => expect(handedOver).toBe(1))
  await first.kill()
  expect(receiver.received()).toHaveLength(1)

  // The minute in which the dead process held the message is over.
  const client = new Client({ connectionString })
  await client.connect()
  const { rowCount } = await client.query(
    'update certificate_deliveries set next_attempt_at = now() where reference_number = $1',
    [referenceNumber],
  )
  await client.end()
  expect(rowCount).toBe(1)
  answers = true
  const second = await spawnServer(environment)
  await vi.waitFor(async () => {
    const { application, deliveries } = await officer.client.call(getCase, { params: { referenceNumber } })
    expect(deliveries).toMatchObject([{ state: 'DELIVERED' }])
    expect(application.applicationStatus).toBe('UTSTEDT')
  })
  expect(handedOver).toBe(2)
  expect(receiver.received()).toHaveLength(1)
  expect(await second.terminate()).toBe(0)
})
