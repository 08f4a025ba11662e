import { randomUUID } from 'node:crypto'
import {
  findSheets,
  getCase,
  getHandOut,
  getPaperStock,
  listCaseMessages,
  listCaseNotes,
  listFailedJobs,
  listPickups,
  registerPaper,
  sendAgain,
  sendCaseMessage,
  strikeOffPaper,
  tickCase,
  tryJobAgain,
  writeCaseNote,
} from '@eksport/api'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { giveRoles, type LoggedIn, logInAs, startServer, type TestServer } from '../../testing/index.ts'

let server: TestServer
let database: Client
let signer: LoggedIn
let reader: LoggedIn

beforeAll(async () => {
  server = await startServer({ postgres: inject('postgres') })
  database = await server.connect()
  signer = await logInAs(server, 'caseworker', 'demo-henrik-dahl')
  reader = await logInAs(server, 'caseworker', 'demo-kari-nordli')
  await giveRoles(database, 'demo-henrik-dahl', 'V')
  // [SEC-08] What is taken away is gone at the next call, and not at the next login alone.
  await giveRoles(database, 'demo-kari-nordli')
})
afterAll(() => server?.stop())

const params = { referenceNumber: 4009 }
const writing = ({ client }: LoggedIn) =>
  client.call(sendCaseMessage, { params, body: { message: { message: 'Hei' } } })
const noting = ({ client }: LoggedIn, text: string) => client.call(writeCaseNote, { params, body: { text } })
const registering = ({ client }: LoggedIn) =>
  client.call(registerPaper, { body: { first: 'NO 0990001', last: 'NO 0990009' } })
const strikingOff = ({ client }: LoggedIn) =>
  client.call(strikeOffPaper, { body: { first: 'NO 0990001', last: 'NO 0990001', reason: 'Borte.' } })
const notAllowed = { status: 403, code: 'not-allowed' }

describe('an officer whose every role was taken', () => {
  it('[AUT-07] [STA-08] logs in anew and reads, and writes nothing', async () => {
    const anew = await logInAs(server, 'caseworker', 'demo-kari-nordli')
    const free = (await anew.client.call(getPaperStock, {})).free
    for (const person of [reader, anew]) {
      const { client } = person
      expect((await client.call(getCase, { params })).application.referenceNumber).toBe(4009)
      const again = { ...params, deliveryId: randomUUID(), jobId: randomUUID() }
      const tried = [
        writing(person),
        noting(person, 'Ingen skal lese dette.'),
        registering(person),
        strikingOff(person),
        client.call(sendAgain, { params: again }),
        client.call(tryJobAgain, { params: again }),
        client.call(listFailedJobs),
      ]
      for (const refused of await Promise.allSettled(tried)) {
        expect(refused).toMatchObject({ status: 'rejected', reason: notAllowed })
      }
      await expect(client.call(tickCase, { params, body: { ticks: ['x'], ticked: true } })).rejects.toMatchObject({
        status: 403,
      })
    }
    expect(await anew.client.call(listCaseMessages, { params })).toEqual([])
    expect(await anew.client.call(listCaseNotes, { params })).toEqual([])
    expect((await anew.client.call(getPaperStock, {})).free).toBe(free)
  })
})

describe('an officer who may not hand out', () => {
  it('[AUT-07] [CW-04] is shown nothing of the desk', async () => {
    for (const { client } of [reader, signer]) {
      const asked = [
        client.call(listPickups, { query: { office: 'KLOEFTA' } }),
        client.call(getHandOut, { params }),
        client.call(findSheets, { query: { serial: 'NO 0148201' } }),
      ]
      for (const refused of await Promise.allSettled(asked)) {
        expect(refused).toMatchObject({ status: 'rejected', reason: notAllowed })
      }
    }
  })
})

describe('an officer who only signs', () => {
  it('[AUT-07] [STA-08] writes to officers, and neither to the exporter nor in the stock of paper', async () => {
    await expect(writing(signer)).rejects.toMatchObject(notAllowed)
    await expect(registering(signer)).rejects.toMatchObject(notAllowed)
    await expect(strikingOff(signer)).rejects.toMatchObject(notAllowed)
    expect(await noting(signer, 'Se lokaliteten.')).toMatchObject({ text: 'Se lokaliteten.' })
  })
})
