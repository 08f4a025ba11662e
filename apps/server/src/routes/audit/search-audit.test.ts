import { type AuditEvent, getCase, listCaseHistory, listCaseMessages, listCaseNotes, searchAudit } from '@eksport/api'
import { today } from '@eksport/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import { actOn, organisationNumber, sendForChina } from '../../testing/index.ts'
import { serverWith } from '../../testing/server-with.ts'

const {
  database,
  exporter,
  officer,
  signer,
  leader: administrator,
} = await serverWith(['exporter', 'officer', 'signer', 'leader'])
let referenceNumber: number

beforeAll(async () => {
  referenceNumber = await sendForChina(exporter)
  // A page that stays open reads again: one visit.
  for (let reading = 0; reading < 3; reading += 1) await officer.client.call(getCase, { params: { referenceNumber } })
  for (const endpoint of [listCaseMessages, listCaseHistory, listCaseNotes])
    await officer.client.call(endpoint, { params: { referenceNumber } })
  // The parts of a page come in any order.
  await signer.client.call(listCaseMessages, { params: { referenceNumber } })
  await actOn(officer, referenceNumber, { action: 'take' })
})

type Query = NonNullable<Parameters<typeof administrator.client.call<typeof searchAudit>>[1]>['query']
const search = (query: Query) => administrator.client.call(searchAudit, { query })
const inShort = ({ person, call, event }: AuditEvent) => [person?.name, event ?? call]

describe('[ADM-05] the log', () => {
  it('says who opened, changed and fetched what, newest first', async () => {
    const { events, next } = await search({ referenceNumber })
    expect(events.map(inShort)).toEqual([
      ['Kari Nordli', 'take'],
      ['Henrik Dahl', getCase.summary],
      ['Kari Nordli', getCase.summary],
      ['Ingrid Solheim', 'Send inn søknaden'],
      ['Ingrid Solheim', 'Opprett et utkast'],
    ])
    expect(next).toBeUndefined()
    expect(events.at(-1)).toMatchObject({
      outcome: 'DONE',
      person: { isOfficer: false },
      organisation: { organisationNumber },
      referenceNumber,
    })
  })

  it('is narrowed by person, kind, organisation and day', async () => {
    const names = async (query: Query) => [
      ...new Set((await search({ referenceNumber, ...query })).events.map(({ person }) => person?.name)),
    ]
    expect(await names({ person: 'nordl' })).toEqual(['Kari Nordli'])
    expect(await names({ person: '%' })).toEqual([])
    expect(await names({ organisationNumber })).toEqual(['Ingrid Solheim'])
    expect((await search({ referenceNumber, kind: 'read' })).events.every(({ event }) => event === undefined)).toBe(
      true,
    )
    expect(await names({ kind: 'changed', person: 'Kari' })).toEqual(['Kari Nordli'])
    expect(await names({ kind: 'refused' })).toEqual([])
    expect((await names({ by: 'people' })).toSorted()).toEqual(['Henrik Dahl', 'Ingrid Solheim', 'Kari Nordli'])
    const ofNobody = await search({ by: 'background' })
    expect(ofNobody.events.length).toBeGreaterThan(0)
    expect(ofNobody.events.filter(({ person }) => person !== undefined)).toEqual([])
    // The last day is asked for whole.
    const [newest] = (await search({ referenceNumber })).events
    const day = today(newest?.time ?? '')
    expect((await search({ referenceNumber, from: day, to: day })).events[0]).toEqual(newest)
    expect(await names({ to: '2020-01-01' })).toEqual([])
    expect(await names({ from: '2999-01-01' })).toEqual([])
  })

  it('goes on where a page ended, and repeats nothing', async () => {
    const { events: all } = await search({ referenceNumber })
    const pages: AuditEvent[] = []
    let before: string | undefined
    do {
      const { events, next } = await search({ referenceNumber, rows: 1, ...(before && { before }) })
      pages.push(...events)
      before = next
    } while (before !== undefined)
    expect(pages).toEqual(all)
  })

  it('[OPS-03] refuses a place at a moment that there is not', async () => {
    const before = '2026-13-45T25:61:61.000Z_0_1'
    await expect(search({ before })).rejects.toMatchObject({ problem: { status: 400 } })
  })

  it('is read by whoever has the right alone, and the search is an event itself', async () => {
    await expect(officer.client.call(searchAudit, { query: {} })).rejects.toMatchObject({
      problem: { status: 403, code: 'not-allowed' },
    })
    await search({ person: 'Kari' })
    const { events } = await search({ person: 'Solveig' })
    expect(events.map(inShort)).toContainEqual(['Solveig Moen', 'Søk i loggen'])
  })

  it('[SEC-07] is no more than where each chain ends for anybody but an officer', async () => {
    await database.query(
      "set role eksport_app; set eksport.audience = 'submitter'; set eksport.organisation = '310000043'",
    )
    expect((await database.query('select * from audit_log')).rows).toEqual([])
    await expect(database.query('select action from audit_events')).rejects.toMatchObject({ code: '42501' })
    await database.query("set eksport.audience = 'caseworker'")
    expect((await database.query('select details from audit_log')).rows).not.toEqual([])
    await database.query('reset role')
  })
})
