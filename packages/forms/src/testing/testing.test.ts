import { describe, expect, it } from 'vitest'
import type { FormTemplate } from '../define/template.ts'
import { applyDependencies } from '../derive/apply-dependencies.ts'
import { emptyAnswers } from '../derive/empty-answers.ts'
import { relevantAnswers } from '../derive/relevant-answers.ts'
import { stepStates } from '../derive/step-states.ts'
import { summarize } from '../derive/summarize.ts'
import { validateTemplate } from '../derive/validate-step.ts'
import { commonIssueTexts } from '../issue/common-issue-texts.ts'
import { broken } from './broken.ts'
import { describeTemplate } from './describe-template.ts'
import { type ExampleSetup, fullest, smallest } from './examples.ts'
import { visit, visitSetup } from './sample-template.ts'

describeTemplate(visit, visitSetup, commonIssueTexts, { describe, it })

/** Titles of the tests that a template fails. */
function failures(template: FormTemplate, setup: ExampleSetup = visitSetup, catalogue: object = commonIssueTexts) {
  const failed: string[] = []
  const run = (title: string, body: () => void) => {
    try {
      body()
    } catch {
      failed.push(title)
    }
  }
  describeTemplate(template, setup, { ...catalogue }, { describe: (_title, body) => body(), it: run })
  return failed
}

const [guest, ...others] = visit.steps
const withSection = (change: object): FormTemplate => ({
  ...visit,
  steps: guest ? [{ ...guest, sections: guest.sections.map((section) => ({ ...section, ...change })) }, ...others] : [],
})

describe('the conformance suite itself', () => {
  it('finds nothing wrong with a good template', () => expect(failures(visit)).toEqual([]))

  it('notices a text that is missing in one language', () => {
    const title = { nb: 'Felt', nn: ' ', en: 'Field' }
    expect(failures(withSection({ title }))).toEqual(['has words for everything in three languages'])
  })

  it('notices a condition on an answer that nothing asks for', () => {
    const when = { not: { path: 'guest.nmae', is: 'x' } }
    expect(failures(withSection({ when }))).toContain('asks about nothing that it never asks for')
  })

  it('notices a rule that the examples break', () => {
    const checks = [{ id: 'never', run: () => [{ path: 'size', code: 'invalid' }] }]
    expect(failures(withSection({ checks }))).toContain('smallest has no issue')
  })

  it('notices an issue without words, and one that is expected and does not come', () => {
    expect(failures(visit, visitSetup, {})).toEqual(['has words for every issue of the broken examples'])
    const setup = { ...visitSetup, broken: [{ title: 'fine', set: {}, path: 'size', code: 'invalid' }] }
    expect(failures(visit, setup)).toEqual([
      '[VAL-01] [THM-05] refuses every broken example with the issue that says why',
    ])
  })
})

const short = smallest(visit, visitSetup)
const full = fullest(visit, visitSetup)

describe('examples', () => {
  it('are as short and as long as may be', () => {
    expect(Object.keys(short)).not.toContain('guide')
    expect(full).toMatchObject({
      guide: 'kari',
      memberNumber: 'EksempelEk',
      animals: [{ species: 'Rev' }, { species: 'Løve' }],
      files: [{ type: 'INSURANCE' }, { type: 'INSURANCE' }],
    })
    expect(broken(visit, visitSetup).length).toBeGreaterThan(60)
  })

  it('say which field cannot be filled', () => {
    const setup = { ...visitSetup, values: { 'guest.name': '' } }
    expect(() => smallest(visit, setup)).toThrow('guest.name')
  })
})

describe('what derives from a template', () => {
  it('a hidden answer is neither validated nor sent', () => {
    const answers = { ...full, isMember: false, memberNumber: 'far too long for a number', extras: [] }
    expect(validateTemplate(visit, answers, visitSetup.context)).toEqual([])
    expect(relevantAnswers(visit, answers)).not.toHaveProperty('memberNumber')
    expect(relevantAnswers(visit, answers)).not.toHaveProperty('guide')
  })

  it('a change wipes what lost its meaning, and a field that appears gets its first value', () => {
    const sections = visit.steps.flatMap((step) => step.sections)
    expect(applyDependencies(sections, full, { ...full, day: '2026-12-24' })).not.toHaveProperty('hour')
    expect(applyDependencies(sections, full, full)).toHaveProperty('hour')
    expect(applyDependencies(sections, full, { ...full, isMember: false })).not.toHaveProperty('memberNumber')
    expect(applyDependencies(sections, { isMember: false }, { isMember: true })).toMatchObject({ country: 'NO' })
  })

  it('a step is done, wrong, current, open or locked', () => {
    const states = (answers: Record<string, unknown>) =>
      stepStates(visit, answers, visitSetup.context).map(({ state }) => state)
    expect(states(full)).toEqual(['done', 'done', 'done', 'done'])
    expect(states({ ...full, files: [] })).toEqual(['done', 'done', 'open', 'done'])
    expect(states({ isMember: true })).toEqual(['open', 'locked', 'locked'])
    expect(states({ ...full, hasDog: true, animals: [] })).toEqual(['error', 'open', 'done'])
    expect(stepStates(visit, full, visitSetup.context, 'animals')[1]).toMatchObject({ state: 'current', issues: 0 })
  })

  it('a page of files is asked for by an item, and counts the files of its own type', () => {
    const lion = [{ species: 'Løve' }]
    const issues = (files: object[], animals: object[] = lion) =>
      validateTemplate(visit, { ...full, animals, files }, visitSetup.context).map(
        ({ path, code }) => `${path} ${code}`,
      )
    expect(issues([{ type: 'OTHER' }])).toEqual(['files required'])
    expect(issues([{ type: 'INSURANCE' }])).toEqual([])
    expect(issues(Array.from({ length: 3 }, () => ({ type: 'INSURANCE' })))).toEqual(['files tooMany'])
    expect(issues([], [{ species: 'Rev' }])).toEqual([])
  })

  it('a field starts as a copy of another answer, or with the only choice', () => {
    const sections = visit.steps.flatMap((step) => step.sections)
    expect(emptyAnswers(sections, { country: 'DK' })).toMatchObject({ home: 'DK', ticket: 'DAY' })
    expect(emptyAnswers(sections, { country: 'DK', home: 'SE' })).toMatchObject({ home: 'SE' })
  })

  it('tells wrong answers from missing ones among what hinders a step', () => {
    const wrong = (answers: object) =>
      stepStates(visit, { ...full, ...answers }, visitSetup.context).map((step) => [step.issues, step.wrong])
    expect(wrong({ files: Array.from({ length: 3 }, () => ({ type: 'INSURANCE' })) })[2]).toEqual([1, 1])
    expect(wrong({ files: [] })[2]).toEqual([1, 0])
  })

  it('what is preset does not count as begun', () => {
    const preset = emptyAnswers(
      visit.steps.flatMap((step) => step.sections),
      {},
    )
    expect(stepStates(visit, preset, visitSetup.context)[0]).toMatchObject({ state: 'open' })
  })

  it('the summary tells what is there and what is missing, and leaves out the rest', () => {
    const labels = (_list: string, code: string) => code
    const [first, second] = summarize(visit, { animals: [{ species: 'Rev' }] }, { locale: 'nb', labels })
    expect(first?.sections[0]?.rows).toContainEqual({ path: 'guest.name', label: 'Felt', value: '' })
    expect(first?.sections[0]?.rows.map(({ path }) => path)).not.toContain('guest.note')
    expect(second?.items).toEqual([
      {
        index: 0,
        title: 'Dyr 1',
        sections: [{ id: 'animal', rows: [{ path: 'animals.0.species', label: 'Felt', value: 'Rev' }] }],
      },
    ])
  })
})
