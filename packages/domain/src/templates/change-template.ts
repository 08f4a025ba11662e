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

/** What decides the form of an application, and its country. */
type TemplateChoice = Pick<ApplicationDraft, 'certificateTemplate' | 'countryOfDestination' | 'applicationFormat'> &
  Partial<Pick<ApplicationDraft, 'applicationType'>>

/** The answers after the change, and the paths of the removed ones. */
interface TemplateChange<A> {
  readonly answers: A
  readonly withdrawn: readonly string[]
}

interface TemplateChangeOptions {
  /** The answers become another application, to which no declaration of the first applies. */
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

/** The form with all its conditions removed: answers that none of its fields can hold are foreign to it. */
function unconditional(form: CertificateTemplate): CertificateTemplate {
  const steps = form.steps.map(({ items, ...step }) => ({
    ...always(step),
    sections: alwaysShown(step.sections),
    ...(items && { items: { ...items, sections: alwaysShown(items.sections) } }),
  }))
  return { ...form, steps }
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The answers without declarations that are unchanged from before, at any depth. */
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
 * [CRT-03] The answers after a change of template or country. Declarations from before are removed, because they were given to
 * another text; so are places in the first country, and answers that the new form never asks for. What was given anew in the same
 * change stays, so that it can be undone by restoring the earlier answers. While no template is chosen, no answer is foreign.
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
  const undeclared = withoutCarried(after, before) as A // the same answers, some removed
  const places = isAbroad ? ofDestination.filter((path) => path.includes('.')) : []
  const here = places
    .filter((path) => same(getAt(after, path), getAt(before, path)))
    .reduce((answers, path) => setAt(answers, path, undefined), undeclared)
  const to = findTemplate(after.certificateTemplate)
  const kept = to ? relevantAnswers(unconditional(formOf(to, after)), here) : here
  const answers = { ...kept, ...serverOwned(after) } as A // the same answers, some removed
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

/** The version with which a draft was stored, if an earlier one, and its answers that the newest does not use. */
interface Moved {
  readonly versionBefore: number | undefined
  readonly withdrawn: readonly string[]
}

/** [CRT-04] What saving a draft of an earlier version changes: it is updated to the newest, and its exporter is told. */
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

/** The initial answers of another application, and the paths of those that were not copied. */
interface Copy {
  readonly answers: ApplicationDraft
  readonly withdrawn: readonly string[]
}

/**
 * [RTE-10] [EXP-05] The relevant answers of one application as the beginning of another: without what belongs to one consignment
 * and its journey, and without declarations, which are given anew. What is chosen for the new one (exporter, country, template)
 * overrides them, and removes what its form does not ask for. Used by browser and server.
 */
export function copyOf(original: Versioned & ApplicationDraft, chosen?: ApplicationDraft): Copy {
  const whole = buildRequest({ ...relevantDocument(original) })
  const copied = buildRequest(whole, { copy: true })
  return changeTemplate<ApplicationDraft>(whole, { ...copied, ...chosen }, { copy: true })
}
