import {
  changeMessage,
  getFlags,
  listManagedFlags,
  listManagedMessages,
  listOperatingMessages,
  type NewMessage,
  publishMessage,
  setFlag,
  takeDownMessage,
} from '@eksport/api'
import { describe, expect, inject, it } from 'vitest'
import { ownerPool } from '../../db/pool.ts'
import { loadReferenceData } from '../../db/reference-data/load-reference-data.ts'
import { transactions } from '../../db/transaction.ts'
import { chainGuards } from '../../testing/index.ts'
import { serverWith } from '../../testing/server-with.ts'

const {
  server,
  database,
  leader: administrator,
  officer,
  exporter,
} = await serverWith(['leader', 'officer', 'exporter'])

const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
const texts = (nb: string, nn = '', en = '') => ({ nb, nn, en })

const aMessage = (change: Partial<NewMessage> = {}): NewMessage => ({
  title: texts('Signering er nede lørdag', 'Signering er nede laurdag'),
  text: texts('Søknader kan sendes.', 'Søknader kan sendast.'),
  type: 'WARNING',
  hideable: true,
  forOfficers: true,
  effectiveFrom: inHours(-1),
  ...change,
})

const publish = (body: NewMessage, idempotencyKey?: string) =>
  administrator.client.call(publishMessage, { body, ...(idempotencyKey && { idempotencyKey }) })
const shown = async () => (await exporter.client.call(listOperatingMessages)).map(({ id }) => id)
const audited = async (action: string) => {
  const { rows } = await database.query(
    `select person_id, details from audit_events where action = $1 and outcome = 'DONE' order by time desc, sequence desc`,
    [action],
  )
  return rows
}

describe('[CW-03] a message of operations', () => {
  it('is shown from its moment until it is taken down, and every step leaves its event', async () => {
    const message = await publish(aMessage())
    expect(message).toMatchObject({ version: 1, changedBy: 'Solveig Moen' })
    expect(await shown()).toContain(message.id)
    const seen = { params: { messageId: message.id }, ifMatch: message.version }
    const later = await administrator.client.call(changeMessage, {
      ...seen,
      body: aMessage({ effectiveFrom: inHours(1) }),
    })
    expect(await shown()).not.toContain(message.id)
    await expect(administrator.client.call(takeDownMessage, seen)).rejects.toMatchObject({ status: 412 })
    const now = { ...seen, ifMatch: later.version }
    const again = await administrator.client.call(changeMessage, { ...now, body: aMessage() })
    expect(await shown()).toContain(message.id)
    const down = await administrator.client.call(takeDownMessage, { ...seen, ifMatch: again.version })
    expect(down.withdrawnAt).toBeDefined()
    expect(await shown()).not.toContain(message.id)
    expect(await administrator.client.call(listManagedMessages)).toContainEqual(down)
    for (const [{ method, path }, version] of [
      [publishMessage, 1],
      [changeMessage, 3],
      [takeDownMessage, 4],
    ] as const) {
      const [event] = await audited(`${method} ${path}`)
      expect(event).toEqual({
        person_id: 'demo-solveig-moen',
        details: {
          ...{ messageId: message.id, version },
          rows: [['operating_messages', message.id, version === 1 ? null : expect.any(String), expect.any(String)]],
        },
      })
    }
  })

  it('[SEC-03] is one, however often its answer was lost', async () => {
    const body = aMessage({ title: texts('Bare én gang', 'Berre éin gong') })
    const [first, second] = [await publish(body, 'once'), await publish(body, 'once')]
    expect(second).toEqual(first)
    const all = await administrator.client.call(listManagedMessages)
    expect(all.filter(({ title }) => title.nb === 'Bare én gang')).toHaveLength(1)
  })

  it('[SEC-15] is HTML of what was written, whose tags are words', async () => {
    const text = texts('Se [her](https://a.example/?a=1&b=2)\n<script>x()</script>', '**Sjå** *her*')
    const { id, description } = await publish(aMessage({ text }))
    const nb = '<p>Se <a href="https://a.example/?a=1&amp;b=2">her</a><br>&lt;script&gt;x()&lt;/script&gt;</p>'
    expect(description).toEqual(texts(nb, '<p><strong>Sjå</strong> <em>her</em></p>'))
    const read = (await exporter.client.call(listOperatingMessages)).find((one) => one.id === id)
    expect(read?.descriptions.nn).toBe(description.nn)
    // Bokmål stands in for what is not written.
    expect(read?.descriptions.en).toBe(description.nb)
    expect(read?.titles.en).toBe(read?.titles.nb)
    expect(read).toMatchObject({ title: read?.titles.nb, description: description.nb })
  })

  it('[API-03] says at its field what is wrong with it', async () => {
    const wrong = aMessage({
      title: texts('', 'Tittel'),
      text: texts(' \n'),
      effectiveFrom: inHours(2),
      expiresAt: inHours(1),
    })
    await expect(publish(wrong)).rejects.toMatchObject({
      status: 400,
      fieldErrors: {
        'title.nb': ['Feltet er påkrevd'],
        'text.nb': ['Feltet er påkrevd'],
        'text.nn': ['Skriv både overskrift og tekst på dette språket, eller ingen av dem.'],
        expiresAt: ['Meldingen må slutte etter at den begynner.'],
      },
    })
    const params = { messageId: 'finnes-ikke' }
    await expect(administrator.client.call(takeDownMessage, { params, ifMatch: 1 })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('of a release stays as an officer has changed it', async () => {
    const [ofRelease] = (await administrator.client.call(listManagedMessages)).filter(
      ({ changedBy }) => changedBy === undefined,
    )
    if (ofRelease === undefined) throw new Error('The data have no message')
    const { id, version } = ofRelease
    await administrator.client.call(takeDownMessage, { params: { messageId: id }, ifMatch: version })
    await database.query(`delete from reference_data_versions where file = 'operating-messages.json'`)
    const owner = ownerPool(server.databaseUrl)
    const { seal } = await chainGuards(inject('postgres').dataFolder)
    await loadReferenceData(transactions(owner, seal), new Date(), { examples: true })
    await owner.end()
    expect(await shown()).not.toContain(id)
  })
})

describe('[CW-03] [RTE-21] a flag', () => {
  it('is set for everybody by who has seen how it stands, with name, time and event', async () => {
    const flagOf = async () =>
      (await administrator.client.call(listManagedFlags)).find(({ name }) => name === 'overtimeFeeMessage')
    expect(await flagOf()).toEqual({ name: 'overtimeFeeMessage', enabled: true, version: 0 })
    const change = { params: { name: 'overtimeFeeMessage' }, body: { enabled: false }, ifMatch: 0 } as const
    const set = await administrator.client.call(setFlag, change)
    expect(set).toMatchObject({ enabled: false, version: 1, changedBy: 'Solveig Moen' })
    expect(await flagOf()).toEqual(set)
    expect((await exporter.client.call(getFlags)).overtimeFeeMessage).toBe(false)
    await expect(administrator.client.call(setFlag, change)).rejects.toMatchObject({ status: 412 })
    const [event] = await audited(`${setFlag.method} ${setFlag.path}`)
    expect(event.details).toEqual({
      flag: 'overtimeFeeMessage',
      enabled: false,
      rows: [['flags', 'overtimeFeeMessage', null, expect.any(String)]],
    })
  })

  it('[CW-13] that closes submission for the country wants a reason, which is kept with it, and is undone without one', async () => {
    const { client } = administrator
    const params = { name: 'disabledSubmission' } as const
    const reason = 'TRACES er nede'
    await expect(client.call(setFlag, { params, body: { enabled: true }, ifMatch: 0 })).rejects.toMatchObject({
      status: 400,
      issues: [{ path: 'reason' }],
    })
    expect((await exporter.client.call(getFlags)).disabledSubmission).toBe(false)
    const closed = await client.call(setFlag, { params, body: { enabled: true, reason }, ifMatch: 0 })
    expect(closed).toMatchObject({ enabled: true, version: 1, reason })
    const events = await audited(`${setFlag.method} ${setFlag.path}`)
    expect(events.map(({ details }) => details.reason)).toContain(reason)
    const opened = await client.call(setFlag, { params, body: { enabled: false }, ifMatch: 1 })
    expect(opened).toMatchObject({ enabled: false, version: 2 })
    expect(opened.reason).toBeUndefined()
  })
})

it('[CW-03] [AUT-07] who does not administer neither reads nor changes any of it', async () => {
  const { client } = officer
  const before = await administrator.client.call(listManagedMessages)
  const [first] = before
  if (first === undefined) throw new Error('There is no message')
  const seen = { params: { messageId: first.id }, ifMatch: first.version }
  const tried = [
    client.call(listManagedMessages),
    client.call(publishMessage, { body: aMessage() }),
    client.call(changeMessage, { ...seen, body: aMessage() }),
    client.call(takeDownMessage, seen),
    client.call(listManagedFlags),
    client.call(setFlag, { params: { name: 'developerMode' }, body: { enabled: true }, ifMatch: 0 }),
  ]
  for (const refused of await Promise.allSettled(tried)) {
    expect(refused).toMatchObject({ status: 'rejected', reason: { status: 403, code: 'not-allowed' } })
  }
  await expect(exporter.client.call(listManagedMessages)).rejects.toMatchObject({ status: 404 })
  expect(await administrator.client.call(listManagedMessages)).toEqual(before)
})
