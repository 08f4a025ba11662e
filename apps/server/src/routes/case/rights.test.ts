import { randomUUID } from 'node:crypto'
import {
  getCase,
  getPaperStock,
  listCaseMessages,
  listCaseNotes,
  listFailedJobs,
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
let reader: LoggedIn

beforeAll(async () => {
  server = await startServer({ postgres: inject('postgres') })
  database = await server.connect()
  reader = await logInAs(server, 'caseworker', 'demo-kari-nordli')
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
