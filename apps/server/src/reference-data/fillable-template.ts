import { type CertificateTemplate, findTemplate, requiresUpload } from '@eksport/domain/templates'

/** The form of a template, if all of it can be filled in here: the pages do not take files yet. */
export function fillableTemplate(code: string): CertificateTemplate | undefined {
  const template = findTemplate(code)
  return template === undefined || requiresUpload(template) ? undefined : template
}
