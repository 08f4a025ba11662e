import { preInformationStep, requiresUpload, type StepId, stepIds, templates } from '@eksport/domain/templates'
import { type Locale, localize } from '@eksport/forms'
import type { WizardStep } from '@eksport/ui'

/** The steps shown before an application exists: those that most templates have, locked until the first is done. */
export function newRail(locale: Locale): readonly WizardStep<StepId>[] {
  const ordinary = templates.filter((template) => !requiresUpload(template))
  const known = new Map(ordinary.flatMap(({ steps }) => steps.map(({ id, title }) => [id, title] as const)))
  return stepIds.flatMap((id): WizardStep<StepId>[] => {
    const title = id === preInformationStep.id ? preInformationStep.title : known.get(id)
    if (title === undefined) return []
    return [{ id, title: localize(title, locale), state: id === preInformationStep.id ? 'current' : 'locked' }]
  })
}
