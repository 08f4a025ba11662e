import { expect, it } from 'vitest'
import { presentFigures } from './present-figures.ts'
import { type Evidence, renderEvidence } from './render.ts'

const outcome = (name: string, failed: number, output = '') => ({
  ...{ name, passed: 3, failed, skipped: 0, seconds: 1, output },
  commit: 'abc1234',
  at: '2026-11-22T05:00:00.000Z',
})

const evidence: Evidence = {
  version: '0.1.0',
  commit: 'abc1234',
  machine: 'one of two',
  at: '2026-11-22T05:10:00.000Z',
  goals: [
    { title: 'Size', checks: ['sizes', 'shaking', 'rows'], open: ['The aim was less.'] },
    { title: 'Spoken', checks: [], counted: [{ report: 'ui', path: 'spoken', what: 'announcements' }], open: [] },
    { title: 'Keys', checks: [], counted: [{ report: 'none', path: 'keys', what: 'journeys' }], open: [] },
  ],
  outcomes: new Map([
    ['sizes', outcome('sizes', 0, 'StatusBadge 1.5')],
    ['shaking', outcome('shaking', 2)],
  ]),
  figures: { Size: ['Measured now: 1'] },
  count: (report) => (report === 'ui' ? { passed: 5, failed: 1 } : undefined),
}

it('tells what passed, failed, was not run and is open, and hides none of it', () => {
  const page = renderEvidence(evidence)
  expect(page).toContain('- Checks that failed: shaking\n')
  expect(page).toContain('- Checks that have not been run on this machine: rows\n')
  expect(page).toContain('| sizes | 3 passed | `abc1234` | 2026-11-22 05:00 |')
  expect(page).toContain('| shaking | **2 failed**, 3 passed |')
  expect(page).toContain('| rows | **not run here** |')
  expect(page).toContain('- The aim was less.')
  expect(page).toContain('StatusBadge 1.5')
  expect(page).toContain('- Measured now: 1')
  expect(page).toContain('- announcements: 5 passed, **1 failed**')
  expect(page).toContain('- journeys: **not run here**')
})

it('reads contrast and refused mistakes from the sources', () => {
  const figures = presentFigures()
  const [contrast = ''] = figures['Seen by all'] ?? []
  const body = /body text ([\d.]+) light, ([\d.]+) dark/.exec(contrast)
  expect(Number(body?.[1])).toBeGreaterThanOrEqual(7)
  expect(Number(body?.[2])).toBeGreaterThanOrEqual(7)
  expect(Number(/^\d+/.exec(figures['Types that stop mistakes']?.[0] ?? '')?.[0])).toBeGreaterThanOrEqual(60)
})
