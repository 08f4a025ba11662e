import type { LocalizedText } from '@eksport/forms'
import type { RuleViolation, ValidationResult } from './rule-violation.ts'

const isOfLines = ({ step, lines }: RuleViolation) => step === 'varelinjer' || lines !== undefined
const isCritical = ({ severity }: RuleViolation) => severity === 'CRITICAL'

/** [RUL-04] [RUL-07] Whether a person decides on a finding after sending; critical findings must be corrected before sending. */
export const isForPerson = ({ severity }: Pick<RuleViolation, 'severity'>): boolean => severity !== 'CRITICAL'

/** [WIZ-11] Findings about product lines. */
export const lineFindings = ({ errors }: ValidationResult): readonly RuleViolation[] => errors.filter(isOfLines)

/** [RUL-02] Findings that block Next and saving on the product lines; with a number, those of that line (counted from 1). */
export function blockingLineFindings(result: ValidationResult, line?: number): readonly RuleViolation[] {
  const critical = lineFindings(result).filter(isCritical)
  return line === undefined ? critical : critical.filter(({ lines }) => lines?.includes(line))
}

/** [WIZ-16] The findings that the summary lists: all except the missing declaration, which is on the page itself. */
export const summaryFindings = ({ errors }: ValidationResult): readonly RuleViolation[] =>
  errors.filter(({ code }) => code !== 'E_CERT_NOT_DECLARED')

/** [WIZ-16] Findings that block sending; the missing declaration is asked for when sending. */
export const blockingSendFindings = (result: ValidationResult): readonly RuleViolation[] =>
  summaryFindings(result).filter(isCritical)

/** A point that an officer ticks: a finding on one line, or a finding without lines. */
export interface FindingPoint {
  /** The key under which its tick is stored. */
  readonly key: string
  readonly line?: number
}

/** [ACT-05] The points of a finding: one per line, or one for a finding without lines. */
export function findingPoints({ code, lines = [] }: Pick<RuleViolation, 'code' | 'lines'>): readonly FindingPoint[] {
  return lines.length === 0 ? [{ key: code }] : lines.map((line) => ({ key: `${code}:${line}`, line }))
}

/** [STA-08] The findings that an officer must assess individually before approving. */
export const findingsToAssess = (violations: readonly RuleViolation[]): readonly RuleViolation[] =>
  violations.filter(({ severity }) => severity === 'MANUAL_PROCESSING')

/** [ACT-05] The codes of which every point has been ticked, across all lines and findings. */
export function assessedCodes(violations: readonly RuleViolation[], ticks: ReadonlySet<string>): string[] {
  const toAssess = findingsToAssess(violations)
  const open = new Set(
    toAssess.filter((finding) => findingPoints(finding).some(({ key }) => !ticks.has(key))).map(({ code }) => code),
  )
  return [...new Set(toAssess.map(({ code }) => code))].filter((code) => !open.has(code))
}

/** [THM-07] Headings of findings by severity, and of the server's refusals; the wording is the authority's. */
export const findingHeadings = {
  critical: {
    nb: 'Søknaden har feil som må rettes før innsending',
    nn: 'Søknaden har feil som må rettast før innsending',
    en: 'The application has errors that must be corrected before it is sent',
  },
  manual: {
    nb: 'Søknaden må vurderes av saksbehandler fordi:',
    nn: 'Søknaden må vurderast av saksbehandlar fordi:',
    en: 'The application must be assessed by a caseworker because:',
  },
  warning: {
    nb: 'Kontroller dette før du sender inn:',
    nn: 'Kontroller dette før du sender inn:',
    en: 'Check this before you submit:',
  },
  server: {
    nb: 'For å gå videre må du rette opp i følgende feil:',
    nn: 'For å gå vidare må du rette opp i følgjande feil:',
    en: 'To go on you must correct these errors:',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>
