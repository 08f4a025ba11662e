import type { LocalizedText } from '@eksport/forms'
import { z } from 'zod'
import { type Instant, instantSchema, type PlainDate } from '../../values/format/schemas.ts'
import { inEachLanguage } from './rule-message.ts'

/** [REG-01] The registers against which an application is checked. */
export const registers = ['establishments', 'diseases', 'duplicates', 'organisations', 'species'] as const
/** [REG-01] One register against which an application is checked. */
export type Register = (typeof registers)[number]

/** The register's record of an approved establishment; without dates the approval has no beginning or no end. */
export interface EstablishmentRecord {
  readonly name?: string
  readonly address?: string
  readonly approvedFrom?: PlainDate
  readonly approvedTo?: PlainDate
}

/** Whether an establishment is approved on every day of a period; false for one that is not in the register. */
export function isApprovedThrough(record: EstablishmentRecord | undefined, from: PlainDate, to: PlainDate): boolean {
  if (!record) return false
  return (record.approvedFrom ?? from) <= from && (record.approvedTo ?? to) >= to
}

/** A suspicion or finding at a site, from the first to the last day; without an end it is still in force. */
export interface DiseaseRecord {
  readonly siteNumber: number
  readonly disease: 'ILA' | 'PD'
  readonly from: PlainDate
  readonly to?: PlainDate
}

/** Another application that seems to be for the same goods, and whose it is. */
export interface SimilarApplication {
  readonly referenceNumber: number
  readonly organisationNumber: string
  readonly issued: boolean
}

/** What each register returned, without what it does not know. */
export interface RegisterFacts {
  /** The requested establishments, by approval number. */
  readonly establishments: Readonly<Record<string, EstablishmentRecord>>
  readonly diseases: readonly DiseaseRecord[]
  readonly duplicates: readonly SimilarApplication[]
  /** Those of the requested numbers that are in the register. */
  readonly organisations: readonly string[]
  /** The group of each requested species, by code. */
  readonly species: Readonly<Record<string, string>>
}

/** An answer with its time. That nothing had to be asked differs from nothing being found, and from no answer. */
export type RegisterAnswer<Facts> =
  | { readonly outcome: 'ok' | 'finding'; readonly at: Instant; readonly facts: Facts }
  | { readonly outcome: 'unavailable'; readonly at: Instant }
  | { readonly outcome: 'not-asked' }

/** The answers of all registers; none can be left out. */
export type RegisterAnswers = { readonly [Name in Register]: RegisterAnswer<RegisterFacts[Name]> }

/** How a register answered, without the facts that it returned. */
export const registerReportSchema = z.object({
  register: z.enum(registers),
  outcome: z.enum(['ok', 'finding', 'unavailable']),
  at: instantSchema,
})

/** How a register answered about an application, and when. */
export type RegisterReport = z.infer<typeof registerReportSchema>

/** The registers that were asked, in order. */
export function registerReports(answers: RegisterAnswers): RegisterReport[] {
  return registers.flatMap((register) => {
    const answer = answers[register]
    return answer.outcome === 'not-asked' ? [] : [{ register, outcome: answer.outcome, at: answer.at }]
  })
}

/** The facts that a register returned; undefined where it was not asked or did not answer. */
export function factsOf<Name extends Register>(
  answers: RegisterAnswers,
  register: Name,
): RegisterFacts[Name] | undefined {
  const answer: RegisterAnswer<RegisterFacts[Name]> = answers[register]
  return 'facts' in answer ? answer.facts : undefined
}

/** [SEC-08] The answers as an organisation may read them: of earlier applications only its own, as if there were no others. */
export function answersFor(organisationNumber: string, answers: RegisterAnswers): RegisterAnswers {
  const { duplicates } = answers
  if (!('facts' in duplicates)) return answers
  const facts = duplicates.facts.filter((similar) => similar.organisationNumber === organisationNumber)
  const outcome = facts.length > 0 ? 'finding' : 'ok'
  return { ...answers, duplicates: { outcome, at: duplicates.at, facts } }
}

/** The answers before anything was asked. */
export const nothingAsked: RegisterAnswers = {
  establishments: { outcome: 'not-asked' },
  diseases: { outcome: 'not-asked' },
  duplicates: { outcome: 'not-asked' },
  organisations: { outcome: 'not-asked' },
  species: { outcome: 'not-asked' },
}

/** The names of the registers, as written in the middle of a sentence. */
export const registerNames: Readonly<Record<Register, LocalizedText>> = {
  establishments: { nb: 'produsentregisteret', nn: 'produsentregisteret', en: 'the register of producers' },
  diseases: { nb: 'sykdomsregisteret', nn: 'sjukdomsregisteret', en: 'the register of diseases' },
  duplicates: { nb: 'tidligere søknader', nn: 'tidlegare søknader', en: 'earlier applications' },
  organisations: { nb: 'enhetsregisteret', nn: 'einingsregisteret', en: 'the register of organisations' },
  species: { nb: 'artslisten', nn: 'artslista', en: 'the list of species' },
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('nb') + text.slice(1)
}

/** The name of a register, as written at the beginning of a sentence or label. */
export function registerLabel(register: Register): LocalizedText {
  return inEachLanguage((locale) => capital(registerNames[register][locale]))
}
