import type { ApplicationDraft } from '@eksport/domain'
import { findTemplate } from '@eksport/domain/templates'
import type { Issue } from '@eksport/forms'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import { Refusal } from '../refusals/refusal.ts'

/** [WIZ-06] What was chosen before the form began: a template for the country, in formats that it offers. */
export function refuseInvalidChoices(
  { countries, countryTemplates, templates }: ReferenceData,
  draft: ApplicationDraft,
): void {
  const { certificateTemplate, countryOfDestination, certificateFormats, applicationFormat } = draft
  const offered = countryTemplates.find(
    (row) => row.country === countryOfDestination && row.certificateTemplate === certificateTemplate,
  )
  const template = templates.find(({ code }) => code === certificateTemplate)
  const issues: Issue[] = []
  const form = findTemplate(certificateTemplate)
  if (countries.every(({ code }) => code !== countryOfDestination)) {
    issues.push({ path: 'countryOfDestination', code: 'unknownCode' })
  } else if (certificateTemplate === '') {
    issues.push({ path: 'certificateTemplate', code: 'templateRequired' })
  } else if (form === undefined || template === undefined) {
    issues.push({ path: 'certificateTemplate', code: 'unknownCode' })
  } else if (offered === undefined) {
    issues.push({ path: 'certificateTemplate', code: 'templateInvalid' })
  } else {
    const enabled = offered.supportedCertificateFormats.filter((row) => row.enabled).map((row) => row.format)
    const known = certificateFormats.length > 0 && certificateFormats.every((format) => enabled.includes(format))
    if (!known) issues.push({ path: 'certificateFormats', code: 'formatInvalid' })
    if (!form.applicationFormats.includes(applicationFormat))
      issues.push({ path: 'applicationFormat', code: 'formatInvalid' })
  }
  if (issues.length > 0) throw new Refusal('INVALID_CHOICE', { issues })
}
