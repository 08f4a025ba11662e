import type { Answers, ValidationContext } from '../define/check.ts'

/** What examples need besides the template: the moment and the codes, and answers that cannot be guessed. */
export interface ExampleSetup {
  readonly context: ValidationContext
  /** Answers that every example starts with. */
  readonly answers?: Answers
  /** Answers by path that must have a certain value, wherever they are asked; paths of items are relative to the item. */
  readonly values?: Readonly<Record<string, unknown>>
  /** What the items of `fullest` start with: one item each. */
  readonly items?: readonly Answers[]
  /** Rules over several answers: a change of `smallest` and the issue that it must give. */
  readonly broken?: readonly BrokenChange[]
}

/** Answers to set, by whole path, and what is then wrong. */
export interface BrokenChange {
  readonly title: string
  readonly set: Readonly<Record<string, unknown>>
  readonly path: string
  readonly code: string
  readonly base?: 'smallest' | 'fullest'
}
