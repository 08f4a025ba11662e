import { randomUUID } from 'node:crypto'
import { leaveCase, listVisits, visitCase } from '@eksport/api'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Change } from '../../live/change.ts'
import type { LoggedIn } from '../../testing/index.ts'
import { sendForChina } from '../../testing/people.ts'
import { serverWith } from '../../testing/server-with.ts'

const { server, exporter, officer, signer: colleague } = await serverWith(['exporter', 'officer', 'signer'])

function hearNews(): Change[] {
  const heard: Change[] = []
  onTestFinished(
    server.running.deps.changes.subscribe((change) => {
      if (change !== undefined && 'visit' in change && change.isNews) heard.push(change)
    }),
  )
  return heard
}

describe('[CW-06] whoever has a case open', () => {
  it('is named to colleagues for as long as they have it, and nowhere after', async () => {
    const referenceNumber = await sendForChina(exporter, () => ({}))
    const [mine, theirs] = [randomUUID(), randomUUID()]
    const heard = hearNews()
    const visit = ({ client }: LoggedIn, one: string, seconds = 0) =>
      client.call(visitCase, { params: { referenceNumber, visitId: one }, query: { seconds } })

    expect(await visit(colleague, theirs, 90)).toEqual([])
    await vi.waitFor(() => expect(heard).toHaveLength(1))
    const [named] = await visit(officer, mine)
    expect(named).toMatchObject({ id: 'demo-henrik-dahl', name: 'Henrik Dahl' })
    expect(Date.now() - Date.parse(named?.since ?? '')).toBeGreaterThanOrEqual(90_000)
    // One is not one's own colleague, and a repeated visit is not news.
    expect(await visit(colleague, theirs)).toMatchObject([{ id: 'demo-kari-nordli' }])
    await visit(colleague, theirs)
    await vi.waitFor(() => expect(heard).toHaveLength(2))

    const open = (await officer.client.call(listVisits)).filter((one) => one.referenceNumber === referenceNumber)
    expect(open).toMatchObject([{ id: 'demo-henrik-dahl', name: 'Henrik Dahl' }])

    await colleague.client.call(leaveCase, { params: { referenceNumber, visitId: theirs } })
    await vi.waitFor(() => expect(heard).toHaveLength(3))
    expect(await visit(officer, mine)).toEqual([])
    const database = await server.connect()
    expect((await database.query("select 1 from audit_events where action like '%besoek%'")).rows).toEqual([])
  })
})
