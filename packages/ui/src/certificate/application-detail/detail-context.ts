import type { Application, CodeLabels, FactContext } from '@eksport/domain'
import type { FactData } from '../../components/fact-sections/sections.logic.js'
import type { Translate } from '../../foundation/text/catalogue.js'
import type { detailFactsTexts } from './detail-facts.texts.js'

/** What is needed to put a stored application into words. */
export interface DetailContext {
  readonly labels: CodeLabels
  /** How facts are written. */
  readonly words: FactContext
  readonly t: Translate<typeof detailFactsTexts>
  readonly copyStats?: CopyStats | undefined
}

/** What happened to the confirmed copies that were ordered. */
export interface CopyStats {
  /** Copies that have been printed and handed out. */
  readonly totalPrinted?: number
  /** Numbers of the cases that the copies are archived under. */
  readonly archiveCases?: readonly string[]
}

/** One fact of a section, and where it comes from. */
export interface FactWithPaths extends FactData {
  /** The paths of the answers that the fact tells; a fact without paths is not compared with an original. */
  readonly paths?: readonly string[]
}

/** The source of the facts: an application as it is, or as it was earlier. */
export type FactSource = Omit<Application, 'actions' | 'attachments' | 'version' | 'revision'>

/** Makes the facts of one section: always the same labels in the same order, whatever is absent. */
export type SectionFacts = (application: FactSource, context: DetailContext) => readonly FactWithPaths[]

/** The given words that are present, joined by commas. */
export function joined(...parts: readonly (string | null | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(', ') || undefined
}

/** A country's name; undefined without a code. */
export function country(code: string | undefined, { labels }: DetailContext): string | undefined {
  return code && labels.label('countries', code)
}
