import type { ApplicationReading } from '@eksport/api'
import type { CaseTick, RuleViolation } from '@eksport/domain'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { needsAssessment, offeredActions } from './actions/case-actions.ts'
import { caseTicksQuery, useTickCase, useTicksUnderWay } from './api/case-ticks.ts'
import { type Points, pointsOf, ticksOf } from './assessment.ts'
import { withSources } from './with-sources.ts'

/** The points to assess in a case, and which of them officers have assessed. */
export interface Assessment {
  readonly violations: readonly RuleViolation[]
  readonly points: Points
  readonly originalReference: number | undefined
  /** How many points an officer must review. */
  readonly total: number
  /** What is ticked, including ticks in flight. */
  readonly ticked: ReadonlySet<string>
  /** Who ticked what, and when. */
  readonly ticks: ReadonlyMap<string, CaseTick>
  /** How many points must still be ticked before approval. */
  readonly open: number
  /** Whether the last tick failed to save. */
  readonly failed: boolean
  /** Undefined unless the case is this officer's to decide. */
  readonly onTick: ((ticks: readonly string[], ticked: boolean) => void) | undefined
  /** [CW-08] Saves a note on a ticked point; undefined unless the case is this officer's to decide. */
  readonly onNote: ((tick: string, note: string) => void) | undefined
}

/** [ACT-05] The assessment of a case, from the stored ticks. */
export function useAssessment({ application, original, validation, registers }: ApplicationReading): Assessment {
  const { referenceNumber } = application
  const { data = [] } = useQuery(caseTicksQuery(referenceNumber))
  const tick = useTickCase(referenceNumber)
  const underWay = useTicksUnderWay(referenceNumber)
  const points = useMemo(
    () => pointsOf(application, original, validation.errors),
    [application, original, validation.errors],
  )
  const ticks = new Map(data.map((one) => [one.tick, one]))
  const ticked = new Set(data.flatMap(({ tick: key, outdated }) => (outdated ? [] : [key])))
  for (const { ticks: keys, ticked: on } of underWay) {
    for (const key of keys) {
      if (on) ticked.add(key)
      else ticked.delete(key)
    }
  }
  const mine = offeredActions(application.actions).some(needsAssessment)
  const asked = ticksOf(points)
  const isTicked = (keys: readonly string[]) => keys.every((key) => ticked.has(key))
  return {
    violations: withSources(validation.errors, registers),
    points,
    originalReference: application.originalApplicationReference,
    total: asked.length,
    ticked,
    ticks,
    open: mine ? asked.filter((keys) => !isTicked(keys)).length : 0,
    failed: tick.isError,
    onTick: mine ? (keys, on) => tick.mutate({ ticks: keys, ticked: on }) : undefined,
    onNote: mine ? (key, note) => tick.mutate({ ticks: [key], ticked: true, note }) : undefined,
  }
}
