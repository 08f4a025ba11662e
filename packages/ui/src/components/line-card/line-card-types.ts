import type { ChangedFact } from '../fact-sections/sections.logic.js'
import type { lineCardTexts } from './line-card.texts.js'

/** A fact of a line, with an id to select it by. */
export interface LineFact extends ChangedFact {
  readonly id: string
}

/** Something to correct (`danger`) or to look at (`warning`). */
export interface LineIssue {
  /** Unique among the issues: a code. */
  readonly id: string
  readonly tone: 'danger' | 'warning'
  /** What is wrong; HTML links are kept, see RichText. */
  readonly text: string
  /** The address where it is corrected. */
  readonly href?: string | undefined
}

/** The change of a line since the original; `likely` for a change that may be of another line. */
export type LineChangeKind = 'same' | 'changed' | 'likely' | 'added' | 'removed'

/** What the parts of a card share: the name of the line, and texts with its noun and number. */
export interface LineWords {
  /** 'redskap 2, Flue': for the names of buttons. */
  readonly name: string
  /** A text of the card, with noun and number filled in. */
  readonly say: (key: keyof typeof lineCardTexts & string, params?: Readonly<Record<string, string | number>>) => string
}

/** The handler of a button; busy while its promise is pending. */
export type LineAct = () => void | Promise<void>
