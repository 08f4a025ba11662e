import type { LocalizedText } from '@eksport/forms'
import type { ApplicationDraft } from '../../application/draft.ts'
import type { StepId } from '../../application/enumerations.ts'
import { withKnownTimes } from '../../application/known-times.ts'
import type { ProductLine } from '../../goods/product-line/product-line.ts'
import type { NamedRegister } from '../../reference/code-list/code-entry.ts'
import type { PlainDate } from '../../values/format/schemas.ts'
import type { NeededAnswer } from './needed-answers.ts'
import type { Register } from './register.ts'
import type { RuleContext, RuleParameters } from './rule-context.ts'
import type { RuleCode } from './rule-texts.ts'
import type { Severity } from './rule-violation.ts'
import type { TemplateRules } from './template-rules.ts'

/** What rules read of an application; both a stored application and a draft qualify. */
export type RuleApplication = Omit<ApplicationDraft, 'sender'> & {
  readonly originalReferenceNumberFromSkjematjenesten?: string | undefined
}

export type FindingParams = Readonly<Record<string, string | number | LocalizedText>>

/** A rule's finding on a line (counted from 1) or on the whole application. */
export interface Finding {
  readonly line?: number
  readonly params?: FindingParams
  /** Overrides the severity of the rule. */
  readonly severity?: Severity
  readonly step?: StepId
  /** The register on whose answer it rests. */
  readonly register?: Register
}

/** A product line with its number. */
export interface NumberedLine {
  readonly number: number
  readonly line: ProductLine
}

/** [decisions.md 5.3] An application prepared for the rules, with the terms that they share computed once. */
export interface RuleSubject {
  readonly application: RuleApplication
  readonly context: RuleContext
  readonly parameters: RuleParameters
  readonly lines: readonly NumberedLine[]
  /** The day of departure, else the day of dispatch, else today. */
  readonly departure: PlainDate
  readonly isFrozenTransport: boolean
  readonly isChilledTransport: boolean
  label(list: string, code: string): string | LocalizedText
}

/** One row of the rule table: what it finds, and what it needs so that finding nothing means that there is nothing. */
export interface Rule {
  readonly code: RuleCode
  readonly severity: Severity
  /** The page on which it can be corrected. */
  readonly step: StepId
  readonly find: (subject: RuleSubject) => readonly Finding[]
  /** Paths in the form of the answers without which it finds nothing; `productLines.…` for each line. */
  readonly needs: readonly NeededAnswer[]
  /** Whether a line needs one of these answers; every line does by default. */
  readonly concerns?: (line: ProductLine, answer: NeededAnswer) => boolean
  /** The register that it needs. */
  readonly register?: Register
  /** Whether the lists of the reference data have the line's codes that the rule looks up. */
  readonly isListed?: (line: ProductLine, subject: RuleSubject) => boolean
  /** Whether the certificate requires the check; by default every one does. Otherwise the check does not apply. */
  readonly isDemanded?: (rules: TemplateRules) => boolean
  /** Applies only to goods that have not left, and so not to those of a replacement. */
  readonly beforeDeparture?: true
  /** Applies only until the application is decided. */
  readonly untilDecided?: true
}

export function prepareSubject(answers: RuleApplication, context: RuleContext): RuleSubject {
  const application = withKnownTimes(answers)
  const { parameters } = context
  const { isAmbient, maxTemperature } = application.transport?.temperatureRequirements ?? {}
  const isCooled = isAmbient !== true && maxTemperature !== undefined
  const isFrozenTransport = isCooled && inTenths(maxTemperature) <= inTenths(parameters.frozenMaxTemperature)
  return {
    application,
    context,
    parameters,
    lines: (application.productLines ?? []).map((line, index) => ({ number: index + 1, line })),
    departure: application.transport?.dateOfDeparture ?? application.control?.dispatchDate ?? context.today,
    isFrozenTransport,
    isChilledTransport: isCooled && !isFrozenTransport,
    label: (list, code) => context.labels?.(list, code) ?? code,
  }
}

/** [EXP-08] A number from a register, with its name where that is known. */
export function named(subject: RuleSubject, register: NamedRegister, number: string): string | LocalizedText {
  const name = subject.label(register, number)
  if (typeof name === 'string') return number
  return { nb: `${number} ${name.nb}`, nn: `${number} ${name.nn}`, en: `${number} ${name.en}` }
}

/** Temperatures are compared as whole tenths of a degree, so that 0.1 + 0.2 is not above 0.3. */
export function inTenths(degrees: number): number {
  return Math.round(degrees * 10)
}

/** Fresh or chilled. */
export function isFresh({ processingState }: ProductLine): boolean {
  return processingState === 'FRESH' || processingState === 'CHILLED'
}

export function isFrozen({ processingState }: ProductLine): boolean {
  return processingState === 'FROZEN'
}

/** A rule that tests every line; `register` is the one on whose answer the result rests. */
export function onLines(
  holds: (line: ProductLine, subject: RuleSubject) => boolean | FindingParams | undefined,
  register?: Register,
): Rule['find'] {
  return (subject) =>
    subject.lines.flatMap(({ number, line }): Finding[] => {
      const answer = holds(line, subject)
      if (answer === undefined || answer === false) return []
      return [{ line: number, ...(answer !== true && { params: answer }), ...(register && { register }) }]
    })
}

/** A rule that tests the whole application. */
export function onApplication(holds: (subject: RuleSubject) => boolean | FindingParams | undefined): Rule['find'] {
  return (subject) => {
    const answer = holds(subject)
    if (answer === undefined || answer === false) return []
    return [{ ...(answer !== true && { params: answer }) }]
  }
}
