import type { LocalizedText } from '@eksport/forms'
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

/** One thing that an officer ticks: a finding on one line, or a finding that is about no line. */
export interface FindingPoint {
  /** What its tick is stored under. */
  readonly key: string
  readonly line?: number
}

/** [ACT-05] The points of a finding: one a line, or itself. */
export function findingPoints({ code, lines = [] }: Pick<RuleViolation, 'code' | 'lines'>): readonly FindingPoint[] {
  return lines.length === 0 ? [{ key: code }] : lines.map((line) => ({ key: `${code}:${line}`, line }))
}

/** [STA-08] The findings that an officer must assess, each, before approving. */
export const findingsToAssess = (violations: readonly RuleViolation[]): readonly RuleViolation[] =>
  violations.filter(({ severity }) => severity === 'MANUAL_PROCESSING')

/** [ACT-05] The codes of which every point has been ticked, on whichever line and in whichever finding it stands. */
export function assessedCodes(violations: readonly RuleViolation[], ticks: ReadonlySet<string>): string[] {
  const toAssess = findingsToAssess(violations)
  const open = new Set(
    toAssess.filter((finding) => findingPoints(finding).some(({ key }) => !ticks.has(key))).map(({ code }) => code),
  )
  return [...new Set(toAssess.map(({ code }) => code))].filter((code) => !open.has(code))
}

/** [THM-07] What stands over findings, by their gravity, and over what the server refuses; the wording is the authority's. */
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
