import {
  getApplication,
  getCase,
  handleCase,
  listCaseHistory,
  listCases,
  listHistory,
  listNotices,
  tryJobAgain,
  undoApproval,
} from '@eksport/api'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Change } from '../../live/change.ts'
import { actOn, logInAs, organisationNumber } from '../../testing/index.ts'
import {
  anotherWorker,
  exporter,
  jobsOf,
  officer,
  send,
  server,
  startWorkersOfCases,
  stopWorkers,
} from '../../testing/jobs-of-a-case.ts'

startWorkersOfCases()

async function approving() {
  const referenceNumber = await send()
  const params = { referenceNumber }
  const { version } = await actOn(officer, referenceNumber, { action: 'take' })
  const body = { action: 'approve', undoable: true } as const
  const held = await officer.client.call(handleCase, { params, body, ifMatch: version })
  return { params, held }
}
type Params = Awaited<ReturnType<typeof approving>>['params']

const jobOf = async ({ referenceNumber }: Params) =>
  (await jobsOf(referenceNumber)).find(({ name }) => name === 'approve-case')
const caseOf = async (params: Params) => (await officer.client.call(getCase, { params })).application
const eventsOf = async (params: Params) =>
  (await officer.client.call(listCaseHistory, { params })).map(({ event }) => event)

/** The ten seconds are over. */
const carryOut = async (params: Params) => {
  const job = await jobOf(params)
  await officer.client.call(tryJobAgain, { params: { ...params, jobId: job?.id ?? '' } })
  await vi.waitFor(async () => expect(await jobOf(params)).toMatchObject({ state: 'DONE' }))
}

const isBeingApproved = async ({ referenceNumber }: Params) => {
  const { content } = await officer.client.call(listCases, { query: { search: String(referenceNumber) } })
  return content.find((row) => row.referenceNumber === referenceNumber)?.isBeingApproved
}

/** What is said of a case from now on to whoever has a page open. */
function hearOf({ referenceNumber }: Params): Change[] {
  const heard: Change[] = []
  const stop = server.running.deps.changes.subscribe((change) => {
    if (change !== undefined && 'referenceNumber' in change && change.referenceNumber === referenceNumber)
      heard.push(change)
  })
  onTestFinished(stop)
  return heard
}

describe('an approval that can be undone', () => {
  it('[CW-10] [ACT-12] stands in the list, and officers alone are told of it, as when it is undone', async () => {
    const referenceNumber = await send()
    const params = { referenceNumber }
    const { version } = await actOn(officer, referenceNumber, { action: 'take' })
    expect(await isBeingApproved(params)).toBeUndefined()
    const body = { action: 'approve', undoable: true } as const
    const heard = hearOf(params)
    await officer.client.call(handleCase, { params, body, ifMatch: version })
    await vi.waitFor(() => expect(heard).toContainEqual(expect.objectContaining({ isInternal: true, version })))
    expect(await isBeingApproved(params)).toBe(true)
    heard.length = 0
    await officer.client.call(undoApproval, { params })
    await vi.waitFor(() => expect(heard).toContainEqual(expect.objectContaining({ isInternal: true, version })))
    expect(await isBeingApproved(params)).toBeUndefined()
  })

  it('[CW-10] has changed nothing until its moment, and then is the officer’s', async () => {
    const { params, held } = await approving()
    expect(held).toMatchObject({ applicationStatus: 'UNDER_VURDERING' })
    expect(server.running.deps.config.undoTime, 'in milliseconds').toBe(10_000)
    expect(await jobOf(params)).toMatchObject({ state: 'WAITING', dueAt: expect.any(String) })
    expect(await eventsOf(params)).not.toContain('approve')
    await carryOut(params)
    expect((await caseOf(params)).approvedDateTime).toBeDefined()
    const history = await officer.client.call(listCaseHistory, { params })
    expect(history.at(-1)).toMatchObject({ event: 'approve', actor: { role: 'BEHANDLER', name: 'Kari Nordli' } })
    await expect(officer.client.call(undoApproval, { params }), 'it is too late').rejects.toMatchObject({ status: 409 })
  })

  it('[CW-10] is undone by whoever has the case, with history that the exporter does not read, and can be made again', async () => {
    const { params } = await approving()
    const leader = await logInAs(server, 'caseworker', 'demo-solveig-moen')
    await expect(leader.client.call(undoApproval, { params })).rejects.toMatchObject({ code: 'NOT_YOURS' })
    expect(await officer.client.call(undoApproval, { params })).toMatchObject({ applicationStatus: 'UNDER_VURDERING' })
    expect(await jobOf(params)).toBeUndefined()
    expect((await eventsOf(params)).at(-1)).toBe('undo-approval')
    const open = await exporter.client.call(listHistory, { params: { ...params, organisationNumber } })
    expect(open.map(({ event }) => event)).not.toContain('undo-approval')
    const { version } = await caseOf(params)
    const body = { action: 'approve', undoable: true } as const
    await officer.client.call(handleCase, { params, body, ifMatch: version })
    await carryOut(params)
    expect((await caseOf(params)).approvedDateTime).toBeDefined()
  })

  it('[CW-10] outlives the worker that was to carry it out', { tags: 'proof' }, async () => {
    await stopWorkers()
    const { params } = await approving()
    const job = await jobOf(params)
    await officer.client.call(tryJobAgain, { params: { ...params, jobId: job?.id ?? '' } })
    await anotherWorker()
    await vi.waitFor(async () => expect((await caseOf(params)).approvedDateTime).toBeDefined())
  })

  it('[CW-10] of a case that has changed meanwhile comes to nothing, and whoever has it is told', {
    tags: 'proof',
  }, async () => {
    const { params, held } = await approving()
    await actOn(officer, params.referenceNumber, { action: 'stop', reason: 'Vent litt.' })
    await carryOut(params)
    const after = await caseOf(params)
    expect(after).toMatchObject({ applicationStatus: 'STOPPET' })
    expect(after.version).toBe(held.version + 1)
    expect((await eventsOf(params)).at(-1)).toBe('approval-lapsed')
    const { notices } = await officer.client.call(listNotices)
    expect(notices.filter(({ referenceNumber }) => referenceNumber === params.referenceNumber)).toMatchObject([
      { kind: 'JOB_FAILED' },
    ])
  })

  it('[CW-10] that lapses twice, in one version of its case, is told of twice', { tags: 'proof' }, async () => {
    const { params, held } = await approving()
    const database = await server.connect()
    const carriedAt = (temperatures: string) =>
      database.query(
        `update applications set document = jsonb_set(document, '{transport,temperatureRequirements}', $2) where reference_number = $1`,
        [params.referenceNumber, temperatures],
      )
    const { transport } = await caseOf(params)
    const before = JSON.stringify(transport?.temperatureRequirements)
    for (const count of [1, 2]) {
      if (count === 2) {
        const body = { action: 'approve', undoable: true } as const
        await officer.client.call(handleCase, { params, body, ifMatch: held.version })
      }
      await carriedAt('{"isAmbient": false, "minTemperature": -10, "maxTemperature": 10}')
      const waiting = async () =>
        (await jobsOf(params.referenceNumber)).find(({ name, state }) => name === 'approve-case' && state !== 'DONE')
      await officer.client.call(tryJobAgain, { params: { ...params, jobId: (await waiting())?.id ?? '' } })
      await vi.waitFor(async () => expect(await waiting()).toBeUndefined())
      await carriedAt(before)
      const { notices } = await officer.client.call(listNotices)
      expect(notices.filter(({ referenceNumber }) => referenceNumber === params.referenceNumber)).toHaveLength(count)
    }
    expect((await caseOf(params)).version).toBe(held.version)
  })

  it('[CW-10] is refused at once where the act would be', async () => {
    const { params, held } = await approving()
    await officer.client.call(undoApproval, { params })
    const body = { action: 'approve', undoable: true } as const
    const call = { params, body, ifMatch: held.version - 1 }
    await expect(officer.client.call(handleCase, call)).rejects.toMatchObject({ status: 412 })
    await expect(
      exporter.client.call(getApplication, { params: { ...params, organisationNumber } }),
    ).resolves.toMatchObject({ application: { applicationStatus: 'UNDER_VURDERING' } })
  })
})
