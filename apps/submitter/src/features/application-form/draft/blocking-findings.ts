import type { RuleViolation, ValidationResult } from '@eksport/domain'

const isOfLines = ({ step, lines }: RuleViolation) => step === 'varelinjer' || lines !== undefined

/** [WIZ-11] [RUL-02] Findings about product lines that must be mended before the form goes on. */
export const lineFindings = ({ errors }: ValidationResult): readonly RuleViolation[] => errors.filter(isOfLines)

/** Critical findings about product lines; with a number, those of that line. */
export function blockingFindings(result: ValidationResult, line?: number): readonly RuleViolation[] {
  const critical = lineFindings(result).filter(({ severity }) => severity === 'CRITICAL')
  return line === undefined ? critical : critical.filter(({ lines }) => lines?.includes(line))
}

/** [WIZ-16] What keeps the application from being submitted; the declaration is asked for beside the button. */
export const sendingFindings = (result: ValidationResult): readonly RuleViolation[] =>
  summaryFindings(result).filter(({ severity }) => severity === 'CRITICAL')

/** What the summary lists: everything but the declaration that stands on the page itself. */
export const summaryFindings = ({ errors }: ValidationResult): readonly RuleViolation[] =>
  errors.filter(({ code }) => code !== 'E_CERT_NOT_DECLARED')
