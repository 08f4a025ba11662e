import type { Application } from '../../application/application.ts'
import type { ApplicationStatus } from '../../application/enumerations.ts'

const afterPrinting: ReadonlySet<ApplicationStatus> = new Set([
  'SKREVET_UT',
  'UTSTEDT',
  'ERSTATNING_UNDER_REGISTRERING',
  'ERSTATNING_BEHANDLES',
  'KANSELLERING_BEHANDLES',
])

/**
 * [ACT-11] Whether anything of a certificate exists on paper. If not, no return of paper is asked for, and a cancellation takes
 * effect at once (decisions.md 6).
 */
export function hasPrintedPaper({
  applicationStatus,
  certificateFormats,
}: Pick<Application, 'applicationStatus' | 'certificateFormats'>): boolean {
  return certificateFormats.includes('PAPER') && afterPrinting.has(applicationStatus)
}

/** Whether a certificate is electronic, even if it is also on paper. One on paper only is not, even if it is signed. */
export function isElectronic({ certificateFormats }: Pick<Application, 'certificateFormats'>): boolean {
  return certificateFormats.some((format) => format !== 'PAPER')
}
