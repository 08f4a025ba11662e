import type { ApplicationDraft } from '@eksport/domain'
import { findTemplate } from '@eksport/domain/templates'
import type { Issue } from '@eksport/forms'
import type { ApplicationDocument } from '../db/application-document.ts'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import { Refusal } from '../refusals/refusal.ts'

/** Issues with the choices made before the form. Countries and templates that were taken out of use cannot be chosen. */
export function choiceIssues(
  { countries, countryTemplates, templates }: ReferenceData,
  draft: ApplicationDraft,
): Issue[] {
  const { certificateTemplate, countryOfDestination, certificateFormats, applicationFormat } = draft
  const offered = countryTemplates.find(
    (row) => row.country === countryOfDestination && row.certificateTemplate === certificateTemplate,
  )
  const template = templates.find(({ code, active }) => active && code === certificateTemplate)
  const issues: Issue[] = []
  const form = findTemplate(certificateTemplate)
  if (countries.every(({ code, active }) => !active || code !== countryOfDestination)) {
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
  return issues
}

export function refuseChoices(issues: readonly Issue[]): void {
  if (issues.length > 0) throw new Refusal('INVALID_CHOICE', { issues })
}

/** [WIZ-06] Refuses a template that is not for the country, and formats that it does not offer. */
export const refuseInvalidChoices = (referenceData: ReferenceData, draft: ApplicationDraft): void =>
  refuseChoices(choiceIssues(referenceData, draft))

/** The same issues for a submission. An application that was sent before keeps its choices. */
export const invalidChoices = (referenceData: ReferenceData, sent: ApplicationDocument): Issue[] =>
  sent.revision === 1 && sent.certificateTemplate !== '' ? choiceIssues(referenceData, sent) : []

/**
 * [WIZ-06] [WIZ-17] The same for saving a draft, but so that the other answers can still be stored: formats may be
 * missing, and choices that are no longer offered may stay until the draft is sent.
 */
export function refuseNewChoices(
  referenceData: ReferenceData,
  before: ApplicationDraft,
  draft: ApplicationDraft,
): void {
  const isSame =
    before.countryOfDestination === draft.countryOfDestination &&
    before.certificateTemplate === draft.certificateTemplate
  const addsNone = draft.certificateFormats.every((format) => before.certificateFormats.includes(format))
  const isUnfinished = draft.certificateFormats.length === 0 || (isSame && addsNone)
  const issues = choiceIssues(referenceData, draft).filter(
    ({ path }) => !(path === 'certificateFormats' ? isUnfinished : isSame),
  )
  refuseChoices(issues)
}
