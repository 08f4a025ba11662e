import { type CertificateTemplate, isMissing, type StepId, stepsOf } from '@eksport/domain/templates'
import {
  type Answers,
  getAt,
  type LocalizedText,
  type Step,
  type ValidationContext,
  validateStep,
} from '@eksport/forms'

/** What the person needs at hand for one page: its title and the fields it asks for. */
export interface NeededOfStep {
  readonly step: StepId
  readonly title: LocalizedText
  readonly labels: readonly LocalizedText[]
}

/** Pages whose answers need no preparation: they are known, or chosen once the rest is given. */
const known: ReadonlySet<StepId> = new Set(['soknadsinformasjon', 'avsender', 'henting', 'oppsummering'])

const inLines = /^productLines\.\d+\./

/** The label of the field that asks for a path; undefined for a consent, which is given and not looked up. */
function labelOf({ sections, items }: Step<StepId>, path: string): LocalizedText | undefined {
  const asked = path.replace(inLines, '')
  const all = [...sections, ...(items?.sections ?? [])].flatMap(({ fields }) => Object.entries(fields))
  const field = all.find(([name]) => asked === name || asked.startsWith(`${name}.`))?.[1]
  return field === undefined || field.kind === 'consent' ? undefined : field.label
}

/** [EXP-09] What the form still asks for, in its order and words, each label once regardless of the number of lines. */
export function neededOf(
  template: CertificateTemplate,
  answers: Answers,
  context: ValidationContext,
): readonly NeededOfStep[] {
  return stepsOf(template, answers).flatMap((step) => {
    if (known.has(step.id)) return []
    const paths = validateStep(step, answers, context).flatMap(({ path }) =>
      isMissing(getAt(answers, path)) ? path : [],
    )
    const labels = paths.flatMap((path) => labelOf(step, path) ?? [])
    const each = [...new Map(labels.map((label) => [label.nb, label])).values()]
    return each.length === 0 ? [] : [{ step: step.id, title: step.title, labels: each }]
  })
}

const keyOf = ({ step }: NeededOfStep, { nb }: LocalizedText) => `${step} ${nb}`

/** Splits the needs into those that all certificates share and those that only one of them has. */
export function sharedNeeds(needs: readonly (readonly NeededOfStep[])[]) {
  const keys = needs.map((one) => new Set(one.flatMap((page) => page.labels.map((label) => keyOf(page, label)))))
  const only = (pages: readonly NeededOfStep[], isShared: boolean) =>
    pages
      .map((page) => ({
        ...page,
        labels: page.labels.filter((label) => keys.every((key) => key.has(keyOf(page, label))) === isShared),
      }))
      .filter(({ labels }) => labels.length > 0)
  return { shared: only(needs[0] ?? [], true), own: needs.map((pages) => only(pages, false)) }
}
