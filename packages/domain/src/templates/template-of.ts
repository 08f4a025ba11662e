import type { ApplicationStatus } from '../application/application-status.ts'
import type { CertificateTemplate } from './certificate-template.ts'
import { earlierVersions } from './earlier-versions.gen.ts'
import { findTemplate, templates } from './find-template.ts'

/** [CRT-04] A template in one of its versions, or `undefined` when that version is not kept. */
export function templateVersion(id: string, version: number): CertificateTemplate | undefined {
  return [...templates, ...earlierVersions].find((template) => template.id === id && template.version === version)
}

/** What decides which form an application has; answers that are not stored yet have neither status nor version. */
export interface Versioned {
  readonly certificateTemplate: string
  readonly certificateTemplateVersion?: number | undefined
  readonly applicationStatus?: ApplicationStatus | undefined
}

/** [CRT-04] The template of an application: the newest while it is filled in, the one that it was sent with from then on. */
export function templateOf({ certificateTemplate: id, ...stored }: Versioned): CertificateTemplate | undefined {
  const { certificateTemplateVersion: version, applicationStatus: status } = stored
  if (version === undefined || status === undefined || status === 'UNDER_REGISTRERING') return findTemplate(id)
  return templateVersion(id, version)
}
