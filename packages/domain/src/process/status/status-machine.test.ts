import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { statusMachine, statusMachinePage } from '../../../scripts/print-status-machine.ts'
import { effectRuns } from './effects.ts'
import { transitions } from './transitions.ts'

it('[STA-01] the page in the documentation is what the table says (run: npm run generate:status-machine)', () => {
  expect(readFileSync(statusMachinePage, 'utf8')).toBe(statusMachine())
})

it('[STA-01] every row has a line', () => {
  const page = statusMachine()
  for (const { event, from } of transitions) expect(page).toContain(`|\`${event}\`|${from.join(', ')}|`)
})

it('[ACT-02] every effect that is described follows from an event', () => {
  const named = new Set<string>(transitions.flatMap(({ effects }) => effects))
  expect(Object.keys(effectRuns).filter((name) => !named.has(name))).toEqual([])
})
