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

/** What a rule reads of an application; a stored application and a draft both are one. */
export type RuleApplication = Omit<ApplicationDraft, 'sender'> & {
  readonly originalReferenceNumberFromSkjematjenesten?: string | undefined
}

export type FindingParams = Readonly<Record<string, string | number | LocalizedText>>

/** That a rule holds for a line (from 1) or for the whole application. */
export interface Finding {
  readonly line?: number
  readonly params?: FindingParams
  /** Where the rule's own severity does not fit. */
  readonly severity?: Severity
  readonly step?: StepId
  /** The register whose answer it rests on. */
  readonly register?: Register
}

/** A product line with its number. */
export interface NumberedLine {
  readonly number: number
  readonly line: ProductLine
}

/** [decisions.md 5.3] An application prepared for the rules: their terms, worked out once. */
export interface RuleSubject {
  readonly application: RuleApplication
  readonly context: RuleContext
  readonly parameters: RuleParameters
  readonly lines: readonly NumberedLine[]
  /** The day of departure, else of dispatch, else today. */
  readonly departure: PlainDate
  readonly isFrozenTransport: boolean
  readonly isChilledTransport: boolean
  label(list: string, code: string): string | LocalizedText
}

/** One row of the rule table: what it finds, and what it must know so that finding nothing means something. */
export interface Rule {
  readonly code: RuleCode
  readonly severity: Severity
  /** The page where it is put right. */
  readonly step: StepId
  readonly find: (subject: RuleSubject) => readonly Finding[]
  /** The answers without which it finds nothing, as the form has their paths; `productLines.…` of each line. */
  readonly needs: readonly NeededAnswer[]
  /** Whether one of them is needed of a line; of every line where nothing is said. */
  readonly concerns?: (line: ProductLine, answer: NeededAnswer) => boolean
  /** The register that it needs. */
  readonly register?: Register
  /** Whether the lists of the reference data know what it asks of them about a line. */
  readonly isListed?: (line: ProductLine, subject: RuleSubject) => boolean
  /** Whether the certificate asks for it; every certificate does where nothing is said. Nothing is looked for where it does not. */
  readonly isDemanded?: (rules: TemplateRules) => boolean
  /** It is about goods that have not left: not about those of a replacement. */
  readonly beforeDeparture?: true
  /** It holds until the application is decided, and has nothing to say after it. */
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

/** [EXP-08] A number of a register with its name, where that is known. */
export function named(subject: RuleSubject, register: NamedRegister, number: string): string | LocalizedText {
  const name = subject.label(register, number)
  if (typeof name === 'string') return number
  return { nb: `${number} ${name.nb}`, nn: `${number} ${name.nn}`, en: `${number} ${name.en}` }
}

/** Temperatures are compared as whole tenths of a degree: 0.1 + 0.2 is no more than 0.3. */
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

/** A rule that asks one question of every line; with a register, the one that its answer rests on. */
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

/** A rule that asks one question of the whole application. */
export function onApplication(holds: (subject: RuleSubject) => boolean | FindingParams | undefined): Rule['find'] {
  return (subject) => {
    const answer = holds(subject)
    if (answer === undefined || answer === false) return []
    return [{ ...(answer !== true && { params: answer }) }]
  }
}
