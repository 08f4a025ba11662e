import { expect, it, vi } from 'vitest'
import { text } from '../define/fields.ts'
import type { Step } from '../define/template.ts'
import { validateStep } from './validate-step.ts'

const label = { nb: 'x', nn: 'x', en: 'x' }
const context = { now: '2026-11-20T12:00:00+01:00', given: {} }

it('[EXP-06] checks of many items the one that has changed, and all of them when something around them has', () => {
  const run = vi.fn(() => [])
  const step: Step = {
    id: 'animals',
    title: label,
    sections: [],
    items: {
      path: 'animals',
      sections: [
        { id: 'one', title: label, fields: { name: text({ label, required: true }) }, checks: [{ id: 'named', run }] },
      ],
      min: 0,
      max: 9,
      itemLabel: label,
    },
  }
  const [named, nameless] = [{ name: 'Leo' }, {}]
  const pathsIn = (answers: object, at = context) => {
    run.mockClear()
    return validateStep(step, { ...answers }, at).map(({ path }) => path)
  }
  expect(pathsIn({ animals: [named, nameless] })).toEqual(['animals.1.name'])
  expect(run).toHaveBeenCalledTimes(2)
  // The same item at another place has its own path.
  expect(pathsIn({ animals: [nameless, named, { name: 'Ulla' }] })).toEqual(['animals.0.name'])
  expect(run).toHaveBeenCalledTimes(1)
  pathsIn({ animals: [named, nameless], zoo: 'Oslo' })
  expect(run).toHaveBeenCalledTimes(2)
  pathsIn({ animals: [named, nameless], zoo: 'Oslo' }, { ...context, now: '2026-11-20T12:01:00+01:00' })
  expect(run).toHaveBeenCalledTimes(2)
})
