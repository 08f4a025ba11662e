import { getCase, getWorkload, listCases, listCaseTicks, tickCase } from '@eksport/api'
import { type ApplicationRow, deliveryStates, findingPoints, findingsToAssess } from '@eksport/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import { judgeCases } from '../../jobs/judge-cases.ts'
import { asked, readCase, reference, reopen, save, send, withReference } from '../../testing/ask-and-answer.ts'
import { actOn, logInAs } from '../../testing/index.ts'
import { officer, server, startSharedServer } from '../../testing/shared-server.ts'

startSharedServer()

const underAssessment = ['INNSENDT', 'UNDER_VURDERING', 'AVKLARING_INNSENDER', 'STOPPET']

type Query = NonNullable<Parameters<typeof officer.client.call<typeof listCases>>[1]>['query']

/** Every row that the filters leave, through all pages. */
async function rows(query: Query = {}): Promise<ApplicationRow[]> {
  const { content, totalPages } = await officer.client.call(listCases, { query: { ...query, size: 30 } })
  const found = [...content]
  for (let page = 1; page < totalPages; page += 1)
    found.push(...(await officer.client.call(listCases, { query: { ...query, size: 30, page } })).content)
  return found
}
const rowOf = async (referenceNumber: number) =>
  (await rows({ referenceNumber: String(referenceNumber) })).find((row) => row.referenceNumber === referenceNumber)

const numbers = (found: readonly ApplicationRow[]) => found.map((row) => row.referenceNumber).sort((a, b) => a - b)
const sumOf = ({ openFindings = [] }: Pick<ApplicationRow, 'openFindings'>) =>
  openFindings.reduce((sum, { points }) => sum + points, 0)
const openIn = ({ openFindings }: Pick<ApplicationRow, 'openFindings'>) =>
  openFindings && Object.fromEntries(openFindings.map(({ code, points }) => [code, points]))

/** The boxes that the case's own page shows unticked, by their findings. */
async function openInCase(referenceNumber: number): Promise<Record<string, number>> {
  const { validation } = await readCase(referenceNumber)
  const ticks = await officer.client.call(listCaseTicks, { params: { referenceNumber } })
  const ticked = ticks.filter(({ outdated }) => !outdated).map(({ tick }) => tick)
  const open = findingsToAssess(validation.errors).flatMap((finding) =>
    findingPoints(finding)
      .filter(({ key }) => !ticked.includes(key))
      .map(() => finding.code),
  )
  return Object.fromEntries([...new Set(open)].map((code) => [code, open.filter((one) => one === code).length]))
}

const judge = () => judgeCases.run(server.worker.deps, {})

describe('[CW-06] open findings in the list', () => {
  beforeAll(judge)

  it('are those that each case shows unticked, and none where nobody assesses it', async () => {
    const all = await rows()
    expect(all.length).toBeGreaterThan(20)
    const assessed = all.filter(({ applicationStatus }) => underAssessment.includes(applicationStatus))
    for (const row of assessed)
      expect([row.referenceNumber, openIn(row)]).toEqual([row.referenceNumber, await openInCase(row.referenceNumber)])
    for (const row of all.filter((one) => !assessed.includes(one))) expect(row).not.toHaveProperty('openFindings')
    expect(assessed.some((row) => sumOf(row) > 0)).toBe(true)
  })

  it('are filtered by, and sorted by with what has none at the end', async () => {
    const all = await rows()
    const isAssessed = ({ openFindings }: ApplicationRow) => openFindings !== undefined
    expect(numbers(await rows({ findings: 'open' }))).toEqual(numbers(all.filter((row) => sumOf(row) > 0)))
    const { openFindings } = await officer.client.call(listCases, {})
    expect(openFindings).toBe(all.reduce((sum, row) => sum + sumOf(row), 0))
    const none = all.filter((row) => isAssessed(row) && sumOf(row) === 0)
    expect(numbers(await rows({ findings: 'none' }))).toEqual(numbers(none))
    const sums = (await rows({ sort: 'OPEN_FINDINGS', direction: 'DESC' })).map((row) =>
      isAssessed(row) ? sumOf(row) : -1,
    )
    expect(sums).toEqual(sums.toSorted((one, other) => other - one))
  })

  it('follow a tick and its being taken back at once', async () => {
    const referenceNumber = await asked(reference)
    await actOn(officer, referenceNumber, { action: 'recall', reason: 'Besvart på telefon.' })
    // Too warm where it is carried.
    await changed(
      referenceNumber,
      '{transport,temperatureRequirements}',
      '{"isAmbient": false, "minTemperature": -10, "maxTemperature": 10}',
    )
    await judge()
    const { validation } = await readCase(referenceNumber)
    const [first] = findingsToAssess(validation.errors).flatMap(findingPoints)
    if (first === undefined) throw new Error('The case has nothing to assess')
    const before = sumOf((await rowOf(referenceNumber)) ?? {})
    const tick = (ticked: boolean) =>
      officer.client.call(tickCase, { params: { referenceNumber }, body: { ticks: [first.key], ticked } })
    await tick(true)
    expect(sumOf((await rowOf(referenceNumber)) ?? {})).toBe(before - 1)
    await tick(false)
    expect(sumOf((await rowOf(referenceNumber)) ?? {})).toBe(before)
  })

  it('are counted anew where a departure has passed, without an act', { tags: 'proof' }, async () => {
    const referenceNumber = await asked(reference)
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    await changed(referenceNumber, '{transport,dateOfDeparture}', JSON.stringify(yesterday))
    await judge()
    const open = openIn((await rowOf(referenceNumber)) ?? {})
    expect(open).toEqual(await openInCase(referenceNumber))
    expect(open).toHaveProperty('DEPARTURE_PASSED')
  })
})

/** As if the case had been sent so, and nobody had counted its findings. */
async function changed(referenceNumber: number, path: string, value: string): Promise<void> {
  const database = await server.connect()
  await database.query(
    `update applications set open_findings = null, open_finding_codes = null,
     document = jsonb_set(document, $2::text[], $3) where reference_number = $1`,
    [referenceNumber, path, value],
  )
}

describe('[CW-06] an answer that nobody has looked at', () => {
  const reading = async () => numbers(await rows({ awaits: 'reading' }))
  const counted = async () => (await officer.client.call(getWorkload)).all.awaiting.reading

  it('is marked from when it comes until an officer opens the case', async () => {
    const referenceNumber = await asked(reference)
    expect(await reading()).not.toContain(referenceNumber)
    await reopen(referenceNumber)
    await save(referenceNumber, withReference('F-2'))
    await send(referenceNumber)
    expect((await rowOf(referenceNumber))?.answeredDateTime).toBeDefined()
    expect(await reading()).toContain(referenceNumber)
    expect(await counted()).toBe((await reading()).length)
    const leader = await logInAs(server, 'caseworker', 'demo-solveig-moen')
    await leader.client.call(getCase, { params: { referenceNumber } })
    expect(await rowOf(referenceNumber)).not.toHaveProperty('answeredDateTime')
    expect(await reading()).not.toContain(referenceNumber)
  })
})

describe('[CW-06] how far electronic certificates are', () => {
  it('is what each case says of its messages, and what the list is filtered by', async () => {
    const all = await rows()
    const electronic = all.filter(({ delivery }) => delivery !== undefined)
    expect(electronic.length).toBeGreaterThan(0)
    for (const { referenceNumber, delivery } of electronic) {
      const { deliveries = [] } = await readCase(referenceNumber)
      expect(deliveries.map(({ state }) => state)).toContain(delivery)
    }
    for (const state of deliveryStates)
      expect(numbers(await rows({ delivery: state }))).toEqual(
        numbers(electronic.filter(({ delivery }) => delivery === state)),
      )
    expect(numbers(await rows({ delivery: deliveryStates.join() }))).toEqual(numbers(electronic))
  })

  it('follows the message and its certificate, and is sorted by with nothing at the end', async () => {
    const database = await server.connect()
    const [one = 0] = numbers(await rows({ delivery: 'DELIVERED' }))
    const say = (state: string) =>
      database.query('update certificate_deliveries set state = $2 where reference_number = $1', [one, state])
    for (const state of ['WAITING', 'ANSWER_AWAITED', 'REFUSED']) {
      await say(state)
      expect((await rowOf(one))?.delivery).toBe(state)
      expect(numbers(await rows({ awaits: 'delivery' }))).toEqual([one])
    }
    const sorted = await rows({ sort: 'DELIVERY' })
    expect(sorted[0]).toMatchObject({ referenceNumber: one, delivery: 'REFUSED' })
    expect(sorted.at(-1)).not.toHaveProperty('delivery')
    const retire = (at: string, as: string) =>
      database.query(
        `update certificate_issues set retired_at = ${at}, retired_as = ${as} where reference_number = $1`,
        [one],
      )
    await retire('now()', "'WITHDRAWN'")
    expect(await rowOf(one)).not.toHaveProperty('delivery')
    await say('STOPPED')
    expect((await rowOf(one))?.delivery, 'nobody has to be told of a certificate that nobody has').toBe('STOPPED')
    await retire('null', 'null')
    await say('DELIVERED')
    expect((await rowOf(one))?.delivery).toBe('DELIVERED')
  })
})
