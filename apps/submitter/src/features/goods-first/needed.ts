import { type CertificateTemplate, isMissing, type StepId, stepsOf } from '@eksport/domain/templates'
import {
  type Answers,
  getAt,
  type LocalizedText,
  type Step,
  type ValidationContext,
  validateStep,
} from '@eksport/forms'

/** What one has to have at hand of a page: its title, and what it asks. */
export interface NeededOfStep {
  readonly step: StepId
  readonly title: LocalizedText
  readonly labels: readonly LocalizedText[]
}

/** Pages whose answers nobody has to look for: they are known, or chosen when the rest is given. */
const known: ReadonlySet<StepId> = new Set(['soknadsinformasjon', 'avsender', 'henting', 'oppsummering'])

const inLines = /^productLines\.\d+\./

/** The words of the field that asks for a path, nothing of a consent: that is given, not looked up. */
function labelOf({ sections, items }: Step<StepId>, path: string): LocalizedText | undefined {
  const asked = path.replace(inLines, '')
  const all = [...sections, ...(items?.sections ?? [])].flatMap(({ fields }) => Object.entries(fields))
  const field = all.find(([name]) => asked === name || asked.startsWith(`${name}.`))?.[1]
  return field === undefined || field.kind === 'consent' ? undefined : field.label
}

/** [EXP-09] What the form still asks of these answers, in its order and words, each once however many lines there are. */
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

/** What all of them ask, and what each asks besides. */
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
