import type { Application } from '../../application/application.ts'
import type { ApplicationStatus } from '../../application/enumerations.ts'

type Charged = Pick<Application, 'applicationStatus' | 'fees' | 'feesDueDateTime'>

/** Statuses to which the exporter ended it. */
const takenBack: ReadonlySet<ApplicationStatus> = new Set(['KANSELLERT', 'TRUKKET_TILBAKE'])

/**
 * [FEE-01] [decisions.md 5.2] What an application costs: nothing before it is sent, then the locked fee, and nothing if it was
 * cancelled or withdrawn before the fee was due (rows 5 and 6).
 */
export function owedFees({ applicationStatus, fees, feesDueDateTime }: Charged): Application['fees'] {
  return takenBack.has(applicationStatus) && feesDueDateTime === undefined ? fees && [] : fees
}
