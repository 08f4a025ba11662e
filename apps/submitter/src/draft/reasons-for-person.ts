import {
  type Application,
  type CheckAnswer,
  type Decision,
  isForPerson,
  reasonsBesidesRules,
  reasonsOfChecks,
  type ValidationResult,
} from '@eksport/domain'
import type { CertificateTemplate } from '@eksport/domain/templates'

/** Treats answers that are still missing as given, so that only real reasons remain. */
const asIfFilledIn = (check: CheckAnswer): CheckAnswer =>
  check.reason === 'NOT_ANSWERED' ? { ...check, outcome: 'passed' } : check

/**
 * [EXP-07] Why a person will decide on a draft, apart from rule findings, determined by the functions that decide it at submission. Only
 * the server knows which certificates are approved automatically, and says so; the form never announces manual handling without a reason.
 */
export function otherReasons(
  { applicationFormat, applicationType }: Pick<Application, 'applicationFormat' | 'applicationType'>,
  { rules: { veterinarianRequirement } }: Pick<CertificateTemplate, 'rules'>,
  { needsManualProcessing, errors, alwaysManual = false, checks }: ValidationResult,
  isComplete: boolean,
): Decision['reasons'] {
  const isReplacement = applicationType === 'ERSTATNINGSSERTIFIKAT'
  const reasonsWhere = (autoApprove: boolean) =>
    reasonsBesidesRules({
      applicationFormat,
      isReplacement,
      autoApprove,
      veterinarianRequirement,
      drawnForControl: false,
    })
  const known = needsManualProcessing ? reasonsWhere(!alwaysManual) : []
  const made = isComplete ? checks : checks?.map(asIfFilledIn)
  const all = made === undefined ? known : [...reasonsOfChecks(made, [...errors, ...known]), ...known]
  const hasReason = all.length > 0 || errors.some(isForPerson) || !needsManualProcessing
  return hasReason ? all : reasonsWhere(false)
}
