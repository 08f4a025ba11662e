import { type Application, type Decision, isForPerson, reasonsForPerson, type ValidationResult } from '@eksport/domain'
import type { CertificateTemplate } from '@eksport/domain/templates'

/**
 * [EXP-07] Why a person will decide on a draft, where it is no finding of a rule: by the function that tells it when the
 * application is sent. Only the server knows which certificates approve themselves, and says so; that a person decides is
 * never said without a reason.
 */
export function otherReasons(
  { applicationFormat, applicationType }: Pick<Application, 'applicationFormat' | 'applicationType'>,
  { rules: { veterinarianRequirement } }: Pick<CertificateTemplate, 'rules'>,
  { needsManualProcessing, errors, alwaysManual = false }: ValidationResult,
): Decision['reasons'] {
  if (!needsManualProcessing) return []
  const isReplacement = applicationType === 'ERSTATNINGSSERTIFIKAT'
  const reasonsWhere = (autoApprove: boolean) =>
    reasonsForPerson({
      applicationFormat,
      isReplacement,
      autoApprove,
      veterinarianRequirement,
      drawnForControl: false,
      validation: { needsManualProcessing, errors: [] },
    })
  const hasFinding = errors.some(isForPerson)
  const known = reasonsWhere(!alwaysManual)
  return known.length > 0 || hasFinding ? known : reasonsWhere(false)
}
