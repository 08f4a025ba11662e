import type { RuleViolation, ValidationResult } from './rule-violation.ts'

const isOfLines = ({ step, lines }: RuleViolation) => step === 'varelinjer' || lines !== undefined
const isCritical = ({ severity }: RuleViolation) => severity === 'CRITICAL'

/** [RUL-04] [RUL-07] What a person decides on when it is sent: what stops the application is mended before. */
export const isForPerson = ({ severity }: Pick<RuleViolation, 'severity'>): boolean => severity !== 'CRITICAL'

/** [WIZ-11] Findings about product lines. */
export const lineFindings = ({ errors }: ValidationResult): readonly RuleViolation[] => errors.filter(isOfLines)

/** [RUL-02] Findings that stop Next and saving on the product lines; with a number, those of that line (from 1). */
export function blockingLineFindings(result: ValidationResult, line?: number): readonly RuleViolation[] {
  const critical = lineFindings(result).filter(isCritical)
  return line === undefined ? critical : critical.filter(({ lines }) => lines?.includes(line))
}

/** [WIZ-16] What the summary lists: everything but the declaration that stands on the page itself. */
export const summaryFindings = ({ errors }: ValidationResult): readonly RuleViolation[] =>
  errors.filter(({ code }) => code !== 'E_CERT_NOT_DECLARED')

/** [WIZ-16] Findings that stop sending; the missing declaration is asked for by the send itself. */
export const blockingSendFindings = (result: ValidationResult): readonly RuleViolation[] =>
  summaryFindings(result).filter(isCritical)
