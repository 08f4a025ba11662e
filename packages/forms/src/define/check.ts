import type { Issue } from '../issue/issue.ts'
import type { Instant } from '../time/zone.ts'

/** Answers of a form or of one item, by the first part of their paths. */
export type Answers = Readonly<Record<string, unknown>>

/**
 * What validation must be told: the moment, the zone (an IANA name) whose days and times the answers are, and the codes that the surroundings know. A list that is left out is not checked.
 * `given` is what the checks of a product are handed in besides; a check that needs something of it fails without it.
 */
export interface ValidationContext {
  readonly now: Instant
  readonly timeZone: string
  readonly codes?: Partial<Readonly<Record<string, ReadonlySet<string>>>>
  readonly given: object
}

/** A named rule over several answers; pure. Its issues have paths like those of the section's fields. */
export interface SectionCheck {
  readonly id: string
  // A method, so that a rule may say more exactly which answers it reads than the engine knows.
  run(answers: Answers, context: ValidationContext, root: Answers): readonly Issue[]
}
