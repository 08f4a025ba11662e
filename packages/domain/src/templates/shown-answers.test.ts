import { getAt, setAt, summarize } from '@eksport/forms'
import { describe, expect, it } from 'vitest'
import type { Application } from '../application/application.ts'
import { applicationEntries } from '../facts/application-entries.ts'
import { entriesOf, entryTexts, factsOfItems } from '../facts/entries.ts'
import type { Facts } from '../facts/fact.ts'
import { facts } from '../facts/facts.ts'
import { lineEntries } from '../facts/line-entries.ts'
import { summaryWords } from '../facts/summary-words.ts'
import { onScreen } from '../facts/write-fact.ts'
import { diffApplication } from '../process/change/diff-application.ts'
import { type AskedAnswer, askedBy, everyAskedAnswer } from '../testing/asked-answers.ts'
import { everyExample } from '../testing/every-fixture.ts'
import { anApplication, aProductLine } from '../testing/index.ts'
import { givenPaths } from './asked-paths.ts'
import { formOf, getTemplate, templates } from './index.ts'

const locales = ['nb', 'nn', 'en'] as const
const byName = onScreen({ label: (list, code) => `${code} of ${list}` }, 'nb')
const forms = templates.flatMap((template) =>
  (['STANDARD', 'PDF'] as const).map(
    (applicationFormat) => [template.id, applicationFormat, formOf(template, { applicationFormat })] as const,
  ),
)

/** The list of facts, or that list without some of them: what is asked below must notice when one is missing. */
const lacking = (...paths: readonly string[]): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([path]) => !paths.includes(path)))

const pathsOf = (asked: readonly AskedAnswer[]) => asked.map(({ path }) => path)

const withoutFact = (asked: readonly AskedAnswer[], known: Facts) =>
  pathsOf(asked).filter((path) => !locales.every((locale) => known[path]?.label[locale]))

/** The answers of which the entries of the detail view say nothing, though they are given. */
function untold(asked: readonly AskedAnswer[], known: Facts) {
  const entries = { application: entriesOf(known), line: entriesOf(factsOfItems(known, 'productLines')) }
  const says = ({ of, at, value }: AskedAnswer) =>
    entries[of].flatMap((entry) => entryTexts(entry, setAt({}, at, value), byName))
  return pathsOf(asked.filter((one) => says(one).length === 0))
}

/** The answers of which a summary says nothing, or under the name that the form has for the question. */
function unsummarized(asked: readonly AskedAnswer[], known: Facts) {
  const words = summaryWords(known, byName)
  const row = ({ of, at, value }: AskedAnswer) => words(of === 'line' ? `productLines.${at}` : at, value, undefined)
  return pathsOf(asked.filter((one) => !row(one)?.label || row(one)?.value === ''))
}

const [line] = [aProductLine()]
const applicationWith = ({ of, at, value }: AskedAnswer): Application =>
  of === 'line'
    ? anApplication({ productLines: [setAt(line, at, value)] })
    : (setAt(anApplication(), at, value) as Application) // a value of the field that asks it
const applicationWithout = (one: AskedAnswer) => applicationWith({ ...one, value: undefined })

/** The names of what the change display marks when an answer is given that was not given before. */
function namesOfChange(one: AskedAnswer): string[] {
  const diff = diffApplication(applicationWithout(one), applicationWith(one))
  // Another species, producer or period is another line (CHG-02), which is marked whole.
  if (diff.lines.some(({ kind }) => kind === 'added')) return ['the line']
  const changed = one.of === 'line' ? diff.lines.flatMap(({ changes }) => changes) : diff.changes
  const isAt = (path: string, other: string) => path === other || other.startsWith(`${path}.`)
  return (one.of === 'line' ? lineEntries : applicationEntries)
    .filter((entry) =>
      entry.facts.some(({ path }) => changed.some((change) => isAt(path, change.path) || isAt(change.path, path))),
    )
    .map(({ label }) => label.nb)
}

describe('every answer that is asked', () => {
  it.each(forms)('[CRT-06] %s %s: has a fact with a name in three languages', (_id, _format, form) => {
    expect(withoutFact(askedBy(form), facts)).toEqual([])
  })

  it.each(forms)('[CRT-06] %s %s: is told in the detail view when it is given', (_id, _format, form) => {
    expect(untold(askedBy(form), facts)).toEqual([])
  })

  it.each(forms)('[CRT-06] %s %s: stands in the summary when it is given', (_id, _format, form) => {
    expect(unsummarized(askedBy(form), facts)).toEqual([])
  })

  it.each(everyExample)(
    '[CRT-06] %s %s: the summary of the example tells all that was answered',
    (id, _size, answers) => {
      const form = formOf(getTemplate(id), answers)
      const summary = summarize(
        form,
        { ...answers },
        { locale: 'nb', labels: () => '', summary: summaryWords(facts, byName) },
      )
      const rows = summary
        .flatMap(({ sections, items = [] }) => [...sections, ...items.flatMap((item) => item.sections)])
        .flatMap((section) => section.rows)
      // A tick that is not given says nothing.
      const given = givenPaths(form, { ...answers }).filter((path) => getAt(answers, path) !== false)
      expect(given.filter((path) => !rows.some((row) => row.path === path && row.value !== ''))).toEqual([])
    },
  )

  it.each(everyAskedAnswer.map((one) => [one.path, one] as const))(
    '[CRT-06] %s: is compared, and the change has one name',
    (_path, one) => {
      expect(namesOfChange(one)).toHaveLength(1)
      expect(diffApplication(applicationWith(one), applicationWith(one)).count).toBe(0)
    },
  )

  it('[CRT-06] is named where it is a code', () => {
    const coded = everyAskedAnswer.filter(({ path }) => 'list' in (facts[path as keyof typeof facts]?.format ?? {})) // asked paths have facts
    const words = summaryWords(facts, byName)
    expect(coded.length).toBeGreaterThan(15)
    const silent = coded.filter(({ path, value }) => !words(path, value, undefined)?.value.includes(' of '))
    expect(pathsOf(silent)).toEqual([])
  })
})

describe('a list of facts that lacks one', () => {
  it.each([
    'transport.placeOfLoading',
    'transport.containers.seals.number',
    'recipient.consignee.address',
    'productLines.packaging.type',
    'productLines.slaughterInformation.siteNumber',
    'pdfCertificateDetails.requisition',
  ])('[CRT-06] is found out: %s', (path) => {
    const known = lacking(path)
    expect(withoutFact(everyAskedAnswer, known)).toEqual([path])
    expect(untold(everyAskedAnswer, known)).toContain(path)
    expect(unsummarized(everyAskedAnswer, known)).toContain(path)
  })

  it('holds nothing that no form asks or knows', () => {
    const sections = forms.flatMap(([, , { steps }]) => steps.flatMap((step) => step.sections))
    const known = new Set([...pathsOf(everyAskedAnswer), ...sections.flatMap((section) => section.known ?? [])])
    expect(Object.keys(facts).filter((path) => !known.has(path))).toEqual([])
  })
})
