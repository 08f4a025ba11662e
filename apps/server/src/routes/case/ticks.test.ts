import { getCase, type Handling, handleCase, listCaseHistory, listCaseTicks, tickCase } from '@eksport/api'
import { type ApplicationDraft, findingPoints, findingsToAssess } from '@eksport/domain'
import { describe, expect, it } from 'vitest'
import { actOn, logInAs, sendForChina } from '../../testing/index.ts'
import { serverWith } from '../../testing/server-with.ts'

const { server, exporter, officer, leader } = await serverWith(['exporter', 'officer', 'leader'])

/** A case that officers must assess: it is too warm where it is carried. */
async function taken(change: (draft: ApplicationDraft) => Partial<ApplicationDraft> = () => ({})) {
  const temperatureRequirements = { isAmbient: false, minTemperature: -10, maxTemperature: 10 }
  const referenceNumber = await sendForChina(exporter, (draft) => ({
    transport: { ...draft.transport, temperatureRequirements },
    ...change(draft),
  }))
  await actOn(officer, referenceNumber, { action: 'take' })
  const { validation } = await officer.client.call(getCase, { params: { referenceNumber } })
  return {
    referenceNumber,
    points: findingsToAssess(validation.errors)
      .flatMap(findingPoints)
      .map(({ key }) => key),
  }
}

/** Fresh fish that was made long ago, on two lines: one finding of both. */
function twoOldLines({ productLines = [] }: ApplicationDraft): Partial<ApplicationDraft> {
  const old = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10)
  const made = {
    productionPeriod: { from: old, to: old },
    slaughterInformation: [{ siteNumber: 10_790, fromDate: old, toDate: old }],
  }
  const [line] = productLines
  return {
    productLines:
      line === undefined ? [] : [1, 2].map((n) => ({ ...line, ...made, lotNumber: `${line.lotNumber}-${n}` })),
  }
}

async function approve(referenceNumber: number, more: Omit<Handling, 'action'> = {}) {
  const { application } = await officer.client.call(getCase, { params: { referenceNumber } })
  const body = { action: 'approve', ...more } as const
  return officer.client.call(handleCase, { params: { referenceNumber }, body, ifMatch: application.version })
}

describe('ticks', () => {
  it('[ACT-05] are kept with who and when, found by another officer, and what an approval rests on', async () => {
    const { referenceNumber, points } = await taken()
    expect(points.length).toBeGreaterThan(0)
    const params = { referenceNumber }
    await expect(approve(referenceNumber)).rejects.toMatchObject({ status: 409, code: 'manualFindingsConfirmed' })
    const kept = await officer.client.call(tickCase, { params, body: { ticks: points, ticked: true } })
    expect(kept.map(({ tick }) => tick).sort()).toEqual([...points].sort())
    expect(await leader.client.call(listCaseTicks, { params })).toEqual(kept)
    expect(kept[0]).toMatchObject({ person: { name: 'Kari Nordli' }, time: expect.any(String) })
    // One that is taken back is asked for again.
    const [first = ''] = points
    await officer.client.call(tickCase, { params, body: { ticks: [first], ticked: false } })
    await expect(approve(referenceNumber)).rejects.toMatchObject({ code: 'manualFindingsConfirmed' })
    await officer.client.call(tickCase, { params, body: { ticks: [first], ticked: true } })
    expect((await approve(referenceNumber)).approvedDateTime).toBeDefined()
    const history = await officer.client.call(listCaseHistory, { params })
    expect(history.at(-1)).toMatchObject({ event: 'approve', assessed: points.length })
  })

  it('[ACT-05] that come with the approval are kept the same way; nobody ticks another’s case', async () => {
    const { referenceNumber, points } = await taken()
    const params = { referenceNumber }
    const body = { ticks: points, ticked: true }
    await expect(leader.client.call(tickCase, { params, body })).rejects.toMatchObject({ status: 409 })
    expect(await officer.client.call(listCaseTicks, { params })).toEqual([])
    const { validation } = await officer.client.call(getCase, { params })
    await approve(referenceNumber, { confirmedViolations: findingsToAssess(validation.errors).map(({ code }) => code) })
    const kept = await officer.client.call(listCaseTicks, { params })
    expect(kept.map(({ tick }) => tick).sort()).toEqual([...points].sort())
  })

  it('[CW-08] carry a note, which is its writer’s, is kept by a second tick without one, and goes with its tick', async () => {
    const { referenceNumber, points } = await taken()
    const params = { referenceNumber }
    const [tick = ''] = points
    const on = (note?: string) =>
      officer.client.call(tickCase, { params, body: { ticks: [tick], ticked: true, ...(note && { note }) } })
    await on()
    await on(' Avtalt på telefon. ')
    const [kept] = await on()
    expect(kept).toMatchObject({ tick, note: 'Avtalt på telefon.', person: { name: 'Kari Nordli' } })
    await actOn(leader, referenceNumber, { action: 'take-over', reason: 'Hun er syk.' })
    const body = { ticks: [tick], ticked: true, note: 'Sett på nytt.' }
    const [renewed] = await leader.client.call(tickCase, { params, body })
    expect(renewed).toMatchObject({ note: 'Sett på nytt.', person: { name: 'Solveig Moen' } })
    expect(await leader.client.call(tickCase, { params, body: { ticks: [tick], ticked: false } })).toEqual([])
  })

  it('[CW-12] that lie before a refused signature count when somebody has looked again', async () => {
    const { referenceNumber, points } = await taken()
    const params = { referenceNumber }
    await officer.client.call(tickCase, { params, body: { ticks: points, ticked: true } })
    await approve(referenceNumber)
    const signer = await logInAs(server, 'caseworker', 'demo-henrik-dahl')
    await actOn(signer, referenceNumber, { action: 'reject-signing', reason: 'Feil mottaker.' })
    const kept = await officer.client.call(listCaseTicks, { params })
    expect(kept.map(({ outdated }) => outdated)).toEqual(points.map(() => true))
    await expect(approve(referenceNumber)).rejects.toMatchObject({ code: 'manualFindingsConfirmed' })
    const renewed = await officer.client.call(tickCase, { params, body: { ticks: points, ticked: true } })
    expect(renewed.map(({ outdated }) => outdated)).toEqual(points.map(() => undefined))
    expect((await approve(referenceNumber)).approvedDateTime).toBeDefined()
  })

  it('[ACT-05] are all counted in the history: each line of a finding, and the decision on an annulled original', async () => {
    const { referenceNumber, points } = await taken(twoOldLines)
    const { validation } = await officer.client.call(getCase, { params: { referenceNumber } })
    const codes = findingsToAssess(validation.errors).map(({ code }) => code)
    expect(points.length).toBeGreaterThan(codes.length)
    await approve(referenceNumber, { confirmedViolations: codes, annulmentAssessed: true })
    const history = await officer.client.call(listCaseHistory, { params: { referenceNumber } })
    expect(history.at(-1)).toMatchObject({ event: 'approve', assessed: points.length + 1 })
  })
})
