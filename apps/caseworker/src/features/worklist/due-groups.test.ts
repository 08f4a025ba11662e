import { expect, it } from 'vitest'
import { dueGroups } from './due-groups.ts'

const now = '2026-11-20T22:30:00Z'
const due = (...moments: (string | undefined)[]) => moments.map((dueDateTime) => ({ dueDateTime }))

it('[CW-06] groups cases by their deadline and the days of Oslo, what has none last', () => {
  const rows = due(
    '2026-11-20T22:29:00Z',
    '2026-11-20T22:59:00Z',
    '2026-11-20T23:00:00Z',
    '2026-11-21T22:59:00Z',
    '2026-11-21T23:00:00Z',
    undefined,
  )
  expect(dueGroups(rows, now)).toEqual(['over', 'today', 'tomorrow', 'tomorrow', 'later', 'none'])
})

it('[CW-06] has no groups where no case has a deadline', () => {
  expect(dueGroups(due(undefined, undefined), now)).toEqual([])
})
