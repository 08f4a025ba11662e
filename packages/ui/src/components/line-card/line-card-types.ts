import type { ChangedFact } from '../fact-sections/sections.logic.js'
import type { lineCardTexts } from './line-card.texts.js'

/** A fact of a line, with a name of its own to choose it by. */
export interface LineFact extends ChangedFact {
  readonly id: string
}

/** Something that must be corrected (`danger`) or looked at (`warning`). */
export interface LineIssue {
  /** Tells it from the others: a code. */
  readonly id: string
  readonly tone: 'danger' | 'warning'
  /** What is wrong; links in HTML come through, see RichText. */
  readonly text: string
  /** Where it is corrected. */
  readonly href?: string | undefined
}

/** What happened to a line since the original; `likely` is a change that nothing proves to be of the same line. */
export type LineChangeKind = 'same' | 'changed' | 'likely' | 'added' | 'removed'

/** What the parts of a card share: the line in words, and the texts with its noun and its number. */
export interface LineWords {
  /** 'redskap 2, Flue': for the names of buttons. */
  readonly name: string
  /** A text of the card, with the noun and the number of the line filled in. */
  readonly say: (key: keyof typeof lineCardTexts & string, params?: Readonly<Record<string, string | number>>) => string
}

/** What a press does; busy while its promise runs. */
export type LineAct = () => void | Promise<void>
