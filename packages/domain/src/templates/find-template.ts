import type { Step } from '@eksport/forms'
import type { StepId } from '../application/step-id.ts'
import type { CertificateTemplate } from './certificate-template.ts'
import { registry } from './registry.gen.ts'

/** Every template that can be applied for. */
export const templates: readonly CertificateTemplate[] = registry

/** The template with an id, or `undefined` when it cannot be applied for. */
export function findTemplate(id: string): CertificateTemplate | undefined {
  return templates.find((template) => template.id === id)
}

/** [TPL-12] The template with an id; an unknown one is a programmer's error. */
export function getTemplate(id: string): CertificateTemplate {
  const template = findTemplate(id)
  if (!template) throw new Error('Invalid template')
  return template
}

/** [TPL-12] A page among those that an application has; one that it lacks is a programmer's error. */
export function getStep(steps: readonly Step<StepId>[], id: string): Step<StepId> {
  const step = steps.find((candidate) => candidate.id === id)
  if (!step) throw new Error('Invalid page')
  return step
}
