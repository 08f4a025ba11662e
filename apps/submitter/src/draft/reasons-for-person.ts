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

/** What is not filled in yet keeps nothing from being checked in the end. */
const asIfFilledIn = (check: CheckAnswer): CheckAnswer =>
  check.reason === 'NOT_ANSWERED' ? { ...check, outcome: 'passed' } : check

/**
 * [EXP-07] Why a person will decide on a draft, where it is no finding of a rule: by the functions that tell it when the
 * application is sent. Only the server knows which certificates approve themselves, and says so; that a person decides is
 * never said without a reason.
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
