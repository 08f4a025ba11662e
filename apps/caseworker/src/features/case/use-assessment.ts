import type { ApplicationReading } from '@eksport/api'
import type { RuleViolation } from '@eksport/domain'
import { useMemo, useState } from 'react'
import { needsAssessment, offeredActions } from './actions/case-actions.ts'
import { type Confirmed, confirmations, type Points, pointsOf, ticksOf } from './assessment.ts'

/** What is to be assessed in a case, and which of it this officer has looked at. */
export interface Assessment {
  readonly violations: readonly RuleViolation[]
  readonly points: Points
  readonly originalReference: number | undefined
  /** How many points an officer must look at. */
  readonly total: number
  readonly ticked: ReadonlySet<string>
  /** How many points must still be ticked before approval. */
  readonly open: number
  readonly confirmed: Confirmed
  /** Only while the case is this officer's to decide. */
  readonly onTick: ((tick: string, ticked: boolean) => void) | undefined
}

/** The ticks of one officer in one case; they last while the case is open. */
export function useAssessment({ application, original, validation }: ApplicationReading): Assessment {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const points = useMemo(
    () => pointsOf(application, original, validation.errors),
    [application, original, validation.errors],
  )
  const tick = (name: string, on: boolean) =>
    setTicked((before) => {
      const after = new Set(before)
      if (on) after.add(name)
      else after.delete(name)
      return after
    })
  const mine = offeredActions(application.actions).some(needsAssessment)
  const asked = ticksOf(points)
  return {
    violations: validation.errors,
    points,
    originalReference: application.originalApplicationReference,
    total: asked.length,
    ticked,
    open: mine ? asked.filter((name) => !ticked.has(name)).length : 0,
    confirmed: confirmations(points, ticked),
    onTick: mine ? tick : undefined,
  }
}
