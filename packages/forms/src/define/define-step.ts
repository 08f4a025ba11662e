import type { AskedBy, Asking, InItems, ReadBy } from './asking.ts'
import type { Condition } from './condition.ts'
import type { Section, Step, StepItems } from './template.ts'

/** The list of items of a step, as it is written when the step is defined. */
interface ItemsOf<Path extends string, Sections> extends Omit<StepItems, 'path' | 'sections'> {
  readonly path: Path
  readonly sections: Sections
}

interface StepOf<Id extends string, Sections, When extends string, Path extends string, ItemSections>
  extends Omit<Step<Id>, 'sections' | 'when' | 'items'> {
  readonly sections: Sections
  readonly when?: Condition<When>
  readonly items?: ItemsOf<Path, ItemSections>
}

/** Defines a page, and records for the compiler what its sections ask for and look up. */
export function defineStep<
  const Id extends string,
  S extends readonly Section[],
  When extends string = never,
  const Path extends string = never,
  I extends readonly Section[] = readonly [],
>(
  step: StepOf<Id, S, When, Path, I>,
): Step<Id> &
  Asking<
    AskedBy<S[number]> | Path | InItems<Path, AskedBy<I[number]>>,
    When | ReadBy<S[number]> | InItems<Path, ReadBy<I[number]>>
  > {
  return step
}
