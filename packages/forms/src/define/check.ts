import type { Issue } from '../issue/issue.ts'
import type { Instant } from '../time/zone.ts'

/** Answers of a form or of one item, by the first part of their paths. */
export type Answers = Readonly<Record<string, unknown>>

/**
 * What validation needs: the moment, the time zone (an IANA name) of all days and times in the answers, and the codes that the
 * product knows. A code list that is left out is not checked. `given` holds what the product's own checks need; a check that does
 * not find what it needs there fails.
 */
export interface ValidationContext {
  readonly now: Instant
  readonly timeZone: string
  readonly codes?: Partial<Readonly<Record<string, ReadonlySet<string>>>>
  readonly given: object
}

/** A named rule over several answers; a pure function. The paths of its issues start where those of the section's fields do. */
export interface SectionCheck {
  readonly id: string
  // A method, so that a rule may declare the answers it reads more precisely than the engine does.
  run(answers: Answers, context: ValidationContext, root: Answers): readonly Issue[]
}
