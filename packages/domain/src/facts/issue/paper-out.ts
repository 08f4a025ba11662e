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
 * [ACT-11] Whether something of a certificate exists on paper. Before it is printed nothing does: then no way back for the paper
 * is asked, and a cancellation is over at once (decisions.md 6).
 */
export function hasPrintedPaper({
  applicationStatus,
  certificateFormats,
}: Pick<Application, 'applicationStatus' | 'certificateFormats'>): boolean {
  return certificateFormats.includes('PAPER') && afterPrinting.has(applicationStatus)
}

/** Whether a certificate is electronic, be it on paper besides. One on paper alone may be signed all the same, and is no electronic one. */
export function isElectronic({ certificateFormats }: Pick<Application, 'certificateFormats'>): boolean {
  return certificateFormats.some((format) => format !== 'PAPER')
}
