import type { Step } from '@eksport/forms'
import type { ApplicationStatus, StepId } from '../application/enumerations.ts'
import type { CertificateTemplate } from './certificate-template.ts'
import { earlierVersions } from './earlier-versions.gen.ts'
import { registry } from './registry.gen.ts'

/** Every template that can be applied for. */
export const templates: readonly CertificateTemplate[] = registry

/** The template with an id; `undefined` when it cannot be applied for. */
export function findTemplate(id: string): CertificateTemplate | undefined {
  return templates.find((template) => template.id === id)
}

/** [TPL-12] The template with an id; throws for an unknown one. */
export function getTemplate(id: string): CertificateTemplate {
  const template = findTemplate(id)
  if (!template) throw new Error('Invalid template')
  return template
}

/** [TPL-12] The page with an id; throws where the application does not have it. */
export function getStep(steps: readonly Step<StepId>[], id: string): Step<StepId> {
  const step = steps.find((candidate) => candidate.id === id)
  if (!step) throw new Error('Invalid page')
  return step
}

/** [CRT-04] A template in one of its versions; `undefined` when that version is not kept. */
export function templateVersion(id: string, version: number): CertificateTemplate | undefined {
  return [...templates, ...earlierVersions].find((template) => template.id === id && template.version === version)
}

/** What decides the form of an application; answers that are not stored yet have neither status nor version. */
export interface Versioned {
  readonly certificateTemplate: string
  readonly certificateTemplateVersion?: number | undefined
  readonly applicationStatus?: ApplicationStatus | undefined
}

/** [CRT-04] The template of an application: the newest version while it is a draft, after that the version with which it was sent. */
export function templateOf({ certificateTemplate: id, ...stored }: Versioned): CertificateTemplate | undefined {
  const { certificateTemplateVersion: version, applicationStatus: status } = stored
  if (version === undefined || status === undefined || status === 'UNDER_REGISTRERING') return findTemplate(id)
  return templateVersion(id, version)
}
