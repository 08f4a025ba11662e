import type { WizardStep, WizardStepState } from './wizard-types.js'

/** A planned step: whether it applies, and its state if the app knows it. */
export interface PlannedStep<Id extends string = string> extends Omit<WizardStep<Id>, 'state'> {
  /** False while the answers make it unnecessary. */
  readonly present?: boolean
  /** Its state, as `stepStates` of `@eksport/forms` returns it; otherwise derived from the steps passed with 'Neste'. */
  readonly state?: Exclude<WizardStepState, 'current'>
}

type Standing<Id extends string> = WizardStep<Id> & { readonly state: Exclude<WizardStepState, 'current'> }

/** The steps that currently apply, each with its state; a step opens when all before it have been passed. */
export function standing<Id extends string>(
  plan: readonly PlannedStep<Id>[],
  passed: ReadonlySet<Id>,
  faults: ReadonlyMap<Id, number>,
): Standing<Id>[] {
  let isLocked = false
  return plan
    .filter(({ present = true }) => present)
    .map(({ present: _, state, issues, ...step }): Standing<Id> => {
      const count = issues ?? faults.get(step.id) ?? 0
      const own = count > 0 ? 'error' : passed.has(step.id) ? 'done' : isLocked ? 'locked' : 'open'
      if (own === 'open' || own === 'error') isLocked = true
      return { ...step, state: state ?? own, ...(count > 0 && { issues: count }) }
    })
}

/**
 * The step to show for a requested one: itself, the nearest before it if it is gone, or the first unfinished one if it
 * is locked.
 */
export function reachable<Id extends string>(
  asked: Id,
  steps: readonly WizardStep<Id>[],
  plan: readonly PlannedStep<Id>[],
): Id {
  const found = steps.find(({ id }) => id === asked)
  if (found && found.state !== 'locked') return asked
  const open = steps.filter(({ state }) => state !== 'locked')
  if (found) return (open.find(({ state }) => state !== 'done') ?? open.at(-1) ?? found).id
  const place = plan.findIndex(({ id }) => id === asked)
  const before = new Set(plan.slice(0, place).map(({ id }) => id))
  return (open.findLast(({ id }) => before.has(id)) ?? open[0])?.id ?? asked
}

/**
 * Where 'Neste' leads: to the next step, or back to where a correction started, unless another step must be corrected
 * first.
 */
export function following<Id extends string>(
  current: Id,
  steps: readonly WizardStep<Id>[],
  returnTo: Id | undefined,
): Id | undefined {
  const place = steps.findIndex(({ id }) => id === current)
  const goal = steps.findIndex(({ id }) => id === returnTo)
  if (goal <= place) return steps[place + 1]?.id
  const unfinished = steps.slice(place + 1, goal).find(({ state }) => state === 'open' || state === 'error')
  return (unfinished ?? steps[goal])?.id
}
