import {
  type Answers,
  type Field,
  type FieldRecord,
  getAt,
  isConsent,
  relevantAnswers,
  type Section,
  setAt,
} from '@eksport/forms'
import type { ApplicationDraft } from '../application/draft.ts'
import { serverOwned } from '../application/own-answers.ts'
import { buildRequest } from '../documents/request/build-request.ts'
import { givenPaths, isMissing } from './asked-paths.ts'
import type { CertificateTemplate } from './certificate-template.ts'
import { findTemplate, templateVersion, type Versioned } from './find-template.ts'
import { ofDestination } from './pre-information-step.ts'
import { relevantDocument } from './relevant-application.ts'
import { formOf } from './steps/pdf-form.ts'

/** What decides which form an application has, and for which country. */
type TemplateChoice = Pick<ApplicationDraft, 'certificateTemplate' | 'countryOfDestination' | 'applicationFormat'> &
  Partial<Pick<ApplicationDraft, 'applicationType'>>

/** The answers after it, and the paths of those that went. */
interface TemplateChange<A> {
  readonly answers: A
  readonly withdrawn: readonly string[]
}

interface TemplateChangeOptions {
  /** The application becomes another one: nothing that was declared for the first is declared for it. */
  readonly copy?: boolean
}

function always<Part extends { readonly when?: unknown }>(part: Part): Part {
  const { when: _, ...rest } = part
  return rest as Part // a condition may be missing
}

function alwaysAsked(fields: FieldRecord): FieldRecord {
  const asked = (field: Field): Field =>
    field.kind === 'list' ? { ...always(field), fields: alwaysAsked(field.fields) } : always(field)
  return Object.fromEntries(Object.entries(fields).map(([path, field]) => [path, asked(field)]))
}

const alwaysShown = (sections: readonly Section[]): Section[] =>
  sections.map((section) => ({ ...always(section), fields: alwaysAsked(section.fields) }))

/** The form with everything that it may ask, whatever is answered: what none of its fields can hold is foreign to it. */
function unconditional(form: CertificateTemplate): CertificateTemplate {
  const steps = form.steps.map(({ items, ...step }) => ({
    ...always(step),
    sections: alwaysShown(step.sections),
    ...(items && { items: { ...items, sections: alwaysShown(items.sections) } }),
  }))
  return { ...form, steps }
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The answers without declarations that were carried over from before, wherever they stand. */
function withoutCarried(after: unknown, before: unknown): unknown {
  if (isConsent(after)) return same(after, before) ? undefined : after
  if (typeof after !== 'object' || after === null) return after
  if (Array.isArray(after)) {
    return after.map((item: Answers, index) => {
      const list: readonly Answers[] = Array.isArray(before) ? before : []
      return withoutCarried(item, item.id === undefined ? list[index] : list.find(({ id }) => id === item.id))
    })
  }
  const parts = Object.entries(after).flatMap(([key, part]) => {
    const kept = withoutCarried(part, getAt(before, key))
    return kept === undefined ? [] : [[key, kept] as const]
  })
  return Object.fromEntries(parts)
}

/**
 * [CRT-03] Answers that come to another template or country. Declarations that were carried over go, for another text is
 * another question; so do places in the first country, and what the new form never asks. What was given anew in the same
 * change stays, so that it can be undone by the answers from before it. While no template is chosen, nothing is foreign.
 */
export function changeTemplate<A extends TemplateChoice & Answers>(
  before: A,
  after: A,
  { copy = false }: TemplateChangeOptions = {},
): TemplateChange<A> {
  const isAbroad = before.countryOfDestination !== after.countryOfDestination
  if (!copy && !isAbroad && before.certificateTemplate === after.certificateTemplate) {
    return { answers: after, withdrawn: [] }
  }
  const undeclared = withoutCarried(after, before) as A // the same answers, some taken away
  const places = isAbroad ? ofDestination.filter((path) => path.includes('.')) : []
  const here = places
    .filter((path) => same(getAt(after, path), getAt(before, path)))
    .reduce((answers, path) => setAt(answers, path, undefined), undeclared)
  const to = findTemplate(after.certificateTemplate)
  const kept = to ? relevantAnswers(unconditional(formOf(to, after)), here) : here
  const answers = { ...kept, ...serverOwned(after) } as A // the same answers, some taken away
  const from = findTemplate(before.certificateTemplate)
  const withdrawn = (from ? givenPaths(formOf(from, before), before) : []).filter((path) => {
    const [first = ''] = path.split('.')
    const isChosenAnew = first === 'certificateTemplate' || first === 'certificateFormats'
    return !isChosenAnew && isMissing(getAt(answers, path))
  })
  return { answers, withdrawn }
}

type Named = Pick<ApplicationDraft, 'certificateTemplate' | 'applicationFormat'> &
  Partial<Pick<ApplicationDraft, 'applicationType'>> &
  Answers

/** That a draft was stored with an earlier version of its template, and what of it does not count in the newest. */
interface Moved {
  readonly versionBefore: number | undefined
  readonly withdrawn: readonly string[]
}

/** [CRT-04] What a save does to a draft that was stored with an earlier version: it moves to the newest, and its exporter is told. */
export function movedToNewest(stored: Named & { readonly certificateTemplateVersion: number }, draft: Named): Moved {
  const { certificateTemplate: id, certificateTemplateVersion: version } = stored
  const newest = findTemplate(id)
  if (draft.certificateTemplate !== id || newest === undefined || newest.version === version) {
    return { versionBefore: undefined, withdrawn: [] }
  }
  const earlier = templateVersion(id, version)
  const counts = relevantAnswers(formOf(newest, draft), draft)
  const withdrawn = (earlier ? givenPaths(formOf(earlier, stored), stored) : []).filter(
    (path) => !isMissing(getAt(draft, path)) && isMissing(getAt(counts, path)),
  )
  return { versionBefore: version, withdrawn }
}

/** Answers that another application starts from, and the paths of those of the first that did not come along. */
interface Copy {
  readonly answers: ApplicationDraft
  readonly withdrawn: readonly string[]
}

/**
 * [RTE-10] [EXP-05] What counts of one application as the beginning of another: without what belongs to one consignment and its
 * journey, and without declarations, which are given anew. What is chosen for the new one (exporter, country, template) stands
 * over it, and takes away what the chosen form does not ask. Browser and server ask the same function.
 */
export function copyOf(original: Versioned & ApplicationDraft, chosen?: ApplicationDraft): Copy {
  const whole = buildRequest({ ...relevantDocument(original) })
  const copied = buildRequest(whole, { copy: true })
  return changeTemplate<ApplicationDraft>(whole, { ...copied, ...chosen }, { copy: true })
}
