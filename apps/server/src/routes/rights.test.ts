import { randomUUID } from 'node:crypto'
import * as api from '@eksport/api'
import { type ChangedThing, type OfficerRole, officerActions, officerRoles, today } from '@eksport/domain'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { aPdf, giveRoles, type LoggedIn, logInAs, startServer, type TestServer } from '../testing/index.ts'

// What an act does in each status is proved by table.test.ts: here every call of officers is made once by each role, and by none.

let server: TestServer
let database: Client
let client: LoggedIn['client']
let version: number
let scan: File

const personId = 'demo-henrik-dahl'
const params = { referenceNumber: 4009 }

beforeAll(async () => {
  server = await startServer({ postgres: inject('postgres') })
  database = await server.connect()
  client = (await logInAs(server, 'caseworker', personId)).client
  version = (await client.call(api.getCase, { params })).application.version
  scan = new File([new Uint8Array(await aPdf())], 'skann.pdf', { type: 'application/pdf' })
})
afterAll(() => server?.stop())

const day = today(new Date().toISOString())
const id = randomUUID()
const one = { ...params, accessId: id, deliveryId: id, jobId: id }
const copies = { params: { ...params, copyId: id }, ifMatch: 1 }
const person = { personId: 'demo-ingen' }
const role = { ...person, role: 'B' } as const
const reason = 'Fordi'
const words = { nb: 'Nede', nn: 'Nede', en: 'Down' }
const message = { title: words, text: words, type: 'INFO', hideable: true, forOfficers: true } as const
const shown = { ...message, effectiveFrom: new Date().toISOString() }
const messageOf = { params: { messageId: id }, ifMatch: 1 }
const change: ChangedThing = { kind: 'fee', subject: 'HELSESERTIFIKAT', value: 371 }
const sheets = { first: 'NO 0990001', last: 'NO 0990009' }
const paper = { state: 'RETURNED' } as const
const absence = { firstDay: day, lastDay: day }
const complaint = { decision: 'reverse', reason, language: 'nb' } as const
const question = { message: 'Stemmer vekten?', unlocking: { pins: [], unlocksAll: false } }
const text = { names: words, texts: words, active: true, validFrom: day }

/** Who may, as letters of the roles, and the call. A role that is not named is refused whatever the call is about. */
const calls: Readonly<Record<string, readonly [who: string, call: () => Promise<unknown>]>> = {
  getAccess: ['BL', () => client.call(api.getAccess, { params })],
  getAccessPdf: ['BL', () => client.call(api.getAccessPdf, { params: one })],
  getAccessZip: ['BL', () => client.call(api.getAccessZip, { params: one })],
  requestAccess: ['BL', () => client.call(api.requestAccess, { params, body: { parties: ['ingen'], words: [] } })],
  drawComplaintLetter: ['BL', () => client.call(api.drawComplaintLetter, { params, body: complaint })],
  decideComplaint: ['BL', () => client.call(api.decideComplaint, { params, body: complaint })],
  tickCase: ['BL', () => client.call(api.tickCase, { params, body: { ticks: ['x'], ticked: true } })],
  sendCaseMessage: ['BL', () => client.call(api.sendCaseMessage, { params, body: { message: { message: 'Hei' } } })],
  writeCaseNote: ['BVL', () => client.call(api.writeCaseNote, { params, body: { text: 'Hei' } })],
  sendAgain: ['BVL', () => client.call(api.sendAgain, { params: one })],
  tryJobAgain: ['BVL', () => client.call(api.tryJobAgain, { params: one })],
  listFailedJobs: ['BVL', () => client.call(api.listFailedJobs)],
  listPickups: ['BL', () => client.call(api.listPickups, { query: { office: 'KLOEFTA' } })],
  getHandOut: ['BL', () => client.call(api.getHandOut, { params })],
  findSheets: ['BL', () => client.call(api.findSheets, { query: { serial: 'NO 0148201' } })],
  registerPaper: ['BL', () => client.call(api.registerPaper, { body: sheets })],
  strikeOffPaper: ['BL', () => client.call(api.strikeOffPaper, { body: { ...sheets, reason } })],
  listManagedFlags: ['A', () => client.call(api.listManagedFlags)],
  setFlag: [
    'A',
    () => client.call(api.setFlag, { params: { name: 'darkModeButton' }, body: { enabled: true }, ifMatch: 1 }),
  ],
  listManagedMessages: ['A', () => client.call(api.listManagedMessages)],
  publishMessage: ['A', () => client.call(api.publishMessage, { body: shown })],
  changeMessage: ['A', () => client.call(api.changeMessage, { ...messageOf, body: shown })],
  takeDownMessage: ['A', () => client.call(api.takeDownMessage, messageOf)],
  getParameters: ['LA', () => client.call(api.getParameters)],
  listReferenceChanges: ['LA', () => client.call(api.listReferenceChanges)],
  previewReferenceChange: ['LA', () => client.call(api.previewReferenceChange, { body: { change } })],
  proposeReferenceChange: [
    'LA',
    () => client.call(api.proposeReferenceChange, { body: { change, validFrom: day, reason } }),
  ],
  decideReferenceChange: [
    'LA',
    () => client.call(api.decideReferenceChange, { params: { changeId: id }, body: { outcome: 'APPROVED' } }),
  ],
  listStaff: ['LA', () => client.call(api.listStaff)],
  placeOfficer: ['LA', () => client.call(api.placeOfficer, { params: person, body: { freeDays: [] }, ifMatch: 1 })],
  grantRole: ['LA', () => client.call(api.grantRole, { params: role, body: { reason } })],
  withdrawRole: ['LA', () => client.call(api.withdrawRole, { params: role, body: { reason } })],
  recordAbsenceOf: ['LA', () => client.call(api.recordAbsenceOf, { params: person, body: absence })],
  removeAbsenceOf: ['LA', () => client.call(api.removeAbsenceOf, { params: { ...person, firstDay: day } })],
  listWrittenTexts: ['LA', () => client.call(api.listWrittenTexts)],
  writeText: [
    'LA',
    () => client.call(api.writeText, { params: { kind: 'PHRASE', code: 'NEW' }, body: text, ifMatch: 0 }),
  ],
  searchAudit: ['LA', () => client.call(api.searchAudit, { query: {} })],
  getStatistics: ['L', () => client.call(api.getStatistics, { query: {} })],
  takeNextCase: ['BL', () => client.call(api.takeNextCase, {})],
  undoApproval: ['BL', () => client.call(api.undoApproval, { params })],
}

/** Acts of the table: who does none of them has no role there. */
const acts: Readonly<Record<string, () => Promise<unknown>>> = {
  requestClarification: () =>
    client.call(api.requestClarification, {
      params,
      body: { clarification: { questions: [question] } },
      ifMatch: version,
    }),
  keepScan: () => client.call(api.keepScan, { params, body: { scan: [scan] }, ifMatch: version }),
  recordOriginalPaper: () => client.call(api.recordOriginalPaper, { params, body: paper, ifMatch: version }),
  recordMatsPaper: () => client.call(api.recordMatsPaper, { params, body: paper, ifMatch: version }),
  confirmCopies: () => client.call(api.confirmCopies, copies),
  handOutCopies: () => client.call(api.handOutCopies, { ...copies, body: { collectedBy: 'Ola' } }),
}

/** What is one's own, what is only looked at, and `handleCase`, of which each action is tried below. */
const ofEverybody = new Set<api.Endpoint>([
  api.calculateFee,
  api.changeView,
  api.drawDecisionLetter,
  api.handleCase,
  api.leaveCase,
  api.markNoticesRead,
  api.recordAbsence,
  api.removeAbsence,
  api.removeView,
  api.saveNoticeSettings,
  api.saveOfficerMail,
  api.saveView,
])

const roles: readonly (readonly OfficerRole[])[] = [[], ...officerRoles.map((one) => [one])]
const answerTo = (call: () => Promise<unknown>) =>
  call().then(
    () => 200,
    (error: unknown) => (error instanceof api.ApiError ? error.status : error),
  )

describe('[AUT-07] [SEC-08] an officer', () => {
  it.each(roles.map((held) => [held.join() || 'none', held] as const))(
    'of role %s does what it names, and is refused the rest',
    async (_, held) => {
      await giveRoles(database, personId, ...held)
      for (const [name, [who, call]] of Object.entries(calls)) {
        const answer = await answerTo(call)
        if (held.some((one) => who.includes(one))) expect(answer, name).not.toBe(403)
        else expect(answer, name).toBe(403)
        expect(answer, name).toBeLessThan(500)
      }
    },
  )

  it.each([
    ['none', []],
    ['A', ['A']],
  ] as const)('of role %s does nothing with a case', async (_, held) => {
    await giveRoles(database, personId, ...held)
    for (const action of officerActions) {
      const body = { action, reason, message: reason, legalBasis: reason, collectedBy: 'Ola', paperFate: 'RETURNED' }
      const call = () => client.call(api.handleCase, { params, body: body as api.Handling, ifMatch: version })
      expect(await answerTo(call), action).toBe(403)
    }
    for (const [name, call] of Object.entries(acts)) expect(await answerTo(call), name).toBe(403)
  })

  it('makes no call that changes something and that no row here tells of', () => {
    const unknown = Object.entries<unknown>(api).filter(([name, value]) => {
      if (typeof value !== 'object' || value === null || !('method' in value)) return false
      const endpoint = value as api.Endpoint // Whatever has a method is one.
      const changes = endpoint.method !== 'GET' && endpoint.access !== 'public'
      return (
        changes &&
        endpoint.audiences.includes('caseworker') &&
        !(name in { ...calls, ...acts }) &&
        !ofEverybody.has(endpoint)
      )
    })
    expect(unknown.map(([name]) => name)).toEqual([])
  })
})
