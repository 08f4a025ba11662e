import type { Answers } from '../define/check.ts'
import type { FormTemplate } from '../define/template.ts'
import { relevantAnswers } from '../derive/relevant-answers.ts'
import { summarize } from '../derive/summarize.ts'
import { validateTemplate } from '../derive/validate-step.ts'
import type { IssueCatalogue } from '../issue/issue.ts'
import { locales } from '../text/localized-text.ts'
import { broken, everyAsked } from './broken.ts'
import { conditionPaths, everyField, everySection } from './declared-paths.ts'
import { type ExampleSetup, fullest, smallest } from './examples.ts'

/** The functions of the test runner, passed in so that stories and journeys can use the examples without it. */
export interface TestTool {
  readonly describe: (title: string, body: () => void) => unknown
  readonly it: (title: string, body: () => void) => unknown
}

function assertSame(actual: unknown, expected: unknown, what: string): void {
  const [left, right] = [JSON.stringify(actual, undefined, 1), JSON.stringify(expected, undefined, 1)]
  if (left !== right) throw new Error(`${what}: ${left} instead of ${right}`)
}

function textsAreComplete(template: FormTemplate): void {
  const texts = everySection(template)
    .flatMap((section) => [section.title, ...everyField(section.fields).map((field) => field.label)])
    .concat(
      template.steps.flatMap((step) => [step.title, step.intro, ...(step.uploads ?? []).map(({ label }) => label)]),
    )
    .filter((text) => text !== undefined)
  const empty = texts.filter((text) => locales.some((locale) => text[locale].trim() === ''))
  assertSame(empty, [], 'texts without words')
}

function conditionsMeanSomething(template: FormTemplate): void {
  const whole = new Set(everySection(template).flatMap((section) => Object.keys(section.fields)))
  for (const section of everySection(template)) {
    const conditions = [section.when, ...everyField(section.fields).map((field) => field.when)]
    const unknown = conditions
      .flatMap((condition) => [...conditionPaths(condition)])
      .filter(({ path }) => !whole.has(path))
    assertSame(unknown, [], `conditions of '${section.id}' on answers that nothing asks for`)
  }
}

/** The issues of a form. Pages and server use the same validation, so this is what both of them report. */
function refusals(template: FormTemplate, answers: Answers, setup: ExampleSetup): { path: string; code: string }[] {
  return validateTemplate(template, answers, setup.context).map(({ path, code }) => ({ path, code }))
}

function summaryTellsAll(template: FormTemplate, answers: Answers): void {
  const rows = summarize(template, answers, { locale: 'nb', labels: (_list, code) => code }).flatMap((step) => [
    ...step.sections,
    ...(step.items ?? []).flatMap((item) => item.sections),
  ])
  const summarized = new Set(rows.flatMap((section) => section.rows.map((row) => row.path)))
  const paths = everyAsked(template, answers).map(({ path }) => path)
  const isInsideSummarized = (path: string) => [...summarized].some((row) => path.startsWith(`${row}.`))
  assertSame(
    paths.filter((path) => !summarized.has(path) && !isInsideSummarized(path)),
    [],
    'answers without a row',
  )
}

/** The conformance suite that every template passes. `catalogue` holds the texts of its issues. */
export function describeTemplate(
  template: FormTemplate,
  setup: ExampleSetup,
  catalogue: IssueCatalogue,
  { describe, it }: TestTool,
): void {
  const examples = { smallest: smallest(template, setup), fullest: fullest(template, setup) }
  // Computed once for all tests: there are hundreds of examples, each of which validates the whole form.
  let asked: { title: string; path: string; code: string; found: { path: string; code: string }[] }[] | undefined
  const wrong = () => {
    asked ??= broken(template, setup).map(({ answers, ...example }) => ({
      ...example,
      found: refusals(template, answers, setup),
    }))
    return asked
  }
  describe(`template ${template.id}`, () => {
    for (const [name, answers] of Object.entries(examples)) {
      it(`${name} has no issue`, () => assertSame(validateTemplate(template, answers, setup.context), [], name))
      it(`${name} loses nothing that is asked, and cleaning twice changes nothing`, () => {
        const once = relevantAnswers(template, answers)
        assertSame(validateTemplate(template, once, setup.context), [], 'issues of the relevant answers')
        assertSame(relevantAnswers(template, once), once, 'cleaned twice')
      })
    }
    it('the summary tells every answer of fullest', () => summaryTellsAll(template, examples.fullest))
    it('has words for everything in three languages', () => textsAreComplete(template))
    it('asks about nothing that it never asks for', () => conditionsMeanSomething(template))
    it('[VAL-01] [THM-05] refuses every broken example with the issue that says why', () => {
      for (const { title, path, code, found } of wrong()) {
        const isFound = found.some((issue) => issue.path === path && issue.code === code)
        if (!isFound) throw new Error(`${title} should give ${code} at ${path}, gave ${JSON.stringify(found)}`)
      }
    })
    it('has words for every issue of the broken examples', () => {
      const codes = new Set(wrong().flatMap(({ found }) => found.map(({ code }) => code)))
      const silent = [...codes].filter((code) => !Object.hasOwn(catalogue, code))
      assertSame(silent, [], 'issues without words')
    })
  })
}
