import { isOfficerAction } from '@eksport/domain'
import { statusEvents } from '@eksport/domain/testing'
import { expect, it, vi } from 'vitest'
import { fixtureOf } from '../testing/status-table/fixtures.ts'
import { ownerFor } from '../testing/status-table/people.ts'
import { expectRow, moved, owner, rows, startServerOfTable } from '../testing/status-table/play.ts'
import { ways } from '../testing/status-table/ways.ts'

// The table itself is proved in the domain, and each of its rows over HTTP in table.proof.test.ts: here each way in is tried once.
startServerOfTable()

/** What officers do to a case is one call; the others have calls of their own, or are begun by a job. */
const isOfItsOwnWay = (event: (typeof statusEvents)[number]) =>
  ways[event].call !== undefined && (!isOfficerAction(event) || event === 'request-clarification')
const byPeople = [...statusEvents.filter(isOfItsOwnWay), 'take'].flatMap((event) =>
  rows.filter(({ row, role }) => row.event === event && role !== 'S').slice(0, 1),
)
const byJob = rows.filter(({ row, role }) => row.event === 'issue' && role === 'S').slice(0, 1)

it.each([...byPeople, ...byJob].map((way) => [way.row.event, way.status, way.role, way] as const))(
  '[ACT-01] [ACT-02] %s from %s by %s happens, and its effects are there',
  async (event, status, role, { row }) => {
    const fixture = fixtureOf(row.row, event, status, ownerFor(role))
    await expectRow(row, role, { ...fixture, ...(role === 'S' && { issue: 'DUE' }), status, role })
  },
)

it('[ACT-03] what leaves because of it is done: mails, messages and receipts', async () => {
  await vi.waitFor(
    async () => {
      const sql = `select name, state from jobs where reference_number = any($1) and state <> 'DONE'`
      expect((await owner.query(sql, [moved])).rows, 'jobs that are not done').toEqual([])
    },
    { interval: 100 },
  )
})
