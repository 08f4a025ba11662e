import { describe, expect, it, vi } from 'vitest'
import { getAt } from '../answers/answers.ts'
import { text, textList, time } from '../define/fields.ts'
import type { Step } from '../define/template.ts'
import { visit, visitSetup } from '../testing/sample-template.ts'
import { applyDependencies } from './apply-dependencies.ts'
import { emptyAnswers } from './empty-answers.ts'
import { relevantAnswers } from './relevant-answers.ts'
import { summarize } from './summarize.ts'
import { timeChoices } from './time-choices.ts'
import { validateField } from './validate-sections.ts'
import { validateStep } from './validate-step.ts'

const zone = visitSetup.context.timeZone
const label = { nb: 'x', nn: 'x', en: 'x' }
const scope = { answers: {}, root: {}, context: visitSetup.context }
const sections = visit.steps.flatMap((step) => step.sections)

describe('at the edges', () => {
  it('of times: every half hour unless another step is asked for', () => {
    const all = timeChoices(time({ label }), undefined, visitSetup.context.now, zone)
    expect([all.length, all[0], all.at(-1)]).toEqual([48, '00:00', '23:30'])
    expect(timeChoices(time({ label, stepMinutes: 60 }), '2026-11-21', visitSetup.context.now, zone)).toHaveLength(24)
    const today = timeChoices(time({ label, choiceLeadMinutes: 65 }), '2026-11-20', visitSetup.context.now, zone)
    expect(today[0]).toBe('13:30')
  })

  it('of a line of texts: too long, not matching, and fine', () => {
    const field = textList({ label, pattern: 'A+', patternCode: 'as', sample: 'A' })
    const codes = (value: unknown) => validateField(field, value, 'cars', scope).map(({ code }) => code)
    expect(codes(['A', ' A '])).toEqual([])
    expect(codes(['B'])).toEqual(['as'])
    expect(codes(['A'.repeat(256)])).toEqual(['textTooLong'])
    expect(validateField(textList({ label, pattern: 'A', sample: 'A' }), ['B'], 'cars', scope)).toEqual([
      { path: 'cars', code: 'invalid' },
    ])
  })

  it('of an item: a change inside it looks at the whole form', () => {
    const animals = visit.steps.find(({ id }) => id === 'animals')?.items?.sections ?? []
    expect(applyDependencies(animals, { species: 'Rev' }, { species: 'Løve' }, { country: 'NO' })).toEqual({
      species: 'Løve',
    })
    expect(emptyAnswers(sections)).toMatchObject({ country: 'NO', ticket: 'DAY' })
  })

  it('of what is sent: leaves out items that nobody asked for, and an empty value', () => {
    const hidden = { ...visit, steps: visit.steps.map((step) => ({ ...step, when: { path: 'isMember', is: true } })) }
    expect(relevantAnswers(hidden, { animals: [{ species: 'Rev' }] })).toEqual({})
    expect(relevantAnswers(visit, { animals: [{ species: ' ' }, 'no item'] })).toEqual({ animals: [{}, {}] })
  })

  it('of the summary: a file that must be there has a row while it is missing, one that may has none', () => {
    const context = { locale: 'nb', labels: (_list: string, code: string) => code } as const
    const rows = (template: typeof visit, files: object[]) =>
      summarize(template, { animals: [{ species: 'Løve' }], files }, context).find(({ step }) => step === 'lions')
        ?.sections
    expect(rows(visit, [])?.[0]?.rows).toEqual([{ path: 'files', label: 'Felt', value: '' }])
    expect(rows(visit, [{ type: 'INSURANCE' }])?.[0]?.rows[0]?.value).toBe('')
    expect(rows(visit, [{ type: 'INSURANCE', filename: 'a.pdf' }])?.[0]?.rows[0]?.value).toBe('a.pdf')
    const steps = visit.steps.map(({ uploads, ...step }) => ({
      ...step,
      uploads: uploads?.map((one) => ({ ...one, min: 0 })),
    }))
    expect(rows({ ...visit, steps }, [])).toEqual([])
  })

  it('of files: what is wrong has the common words unless it has its own', () => {
    const step = visit.steps.find(({ id }) => id === 'lions')
    const answers = { animals: [{ species: 'Løve' }] }
    const uploads = step?.uploads?.map(({ minCode: _, ...upload }) => ({ ...upload, maxCode: 'tooMuch' }))
    const codes = (files: object[]) =>
      step && validateStep({ ...step, uploads }, { ...answers, files }, visitSetup.context).map(({ code }) => code)
    expect(codes([])).toEqual(['tooFew'])
    expect(codes([1, 2, 3].map(() => ({ type: 'INSURANCE' })))).toEqual(['tooMuch'])
  })

  it('of a path: nothing before the first dot is the whole', () => {
    expect(getAt({ a: 1 }, '')).toEqual({ a: 1 })
    expect(getAt(null, 'a')).toBeUndefined()
  })
})

const context = { now: '2026-11-20T12:00:00+01:00', timeZone: 'Europe/Oslo', given: {} }

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
