'use client'
import type { Issue } from '@eksport/forms'
import { useEffect, useRef, useState } from 'react'
import { type ChangeDetails, useControllable } from '../../foundation/internal/use-controllable.js'
import { useLatest } from '../../foundation/internal/use-latest.js'
import { following, type PlannedStep, reachable, standing } from './wizard-plan.logic.js'
import type { WizardStep } from './wizard-types.js'

/** Why the step changed; `redirect` if the requested one is locked or gone. */
export type WizardMove = 'next' | 'back' | 'jump' | 'redirect'

/** Options of {@link useWizard}. */
export interface UseWizardOptions<Id extends string> {
  /** All possible steps, in order; `present: false` removes one. */
  readonly steps: readonly PlannedStep<Id>[]
  /** The step of the address, when controlled by the router. */
  readonly step?: NoInfer<Id>
  /** The initial step, when uncontrolled. @default the first */
  readonly defaultStep?: NoInfer<Id>
  /** Called before the step changes. `cancel()` keeps the current one. */
  readonly onStepChange?: (step: Id, details: ChangeDetails<WizardMove>) => void
  /** Validates and saves a step on 'Neste'. Issues, or a rejection, keep it open; the signal aborts when it is left. */
  readonly validate?: (step: Id, options: { signal: AbortSignal }) => readonly Issue[] | Promise<readonly Issue[]>
  /** Called for 'Neste' on the last step. */
  readonly onDone?: () => void
}

/** The result of {@link useWizard}. */
export interface WizardControl<Id extends string> {
  /** For the `steps` of `Wizard`, with the current one marked. */
  readonly steps: readonly WizardStep<Id>[]
  readonly step: Id
  /** Whether a step is being validated or saved. */
  readonly busy: boolean
  /** What stopped the last 'Neste' on this step; for the `issues` of `StepForm`. */
  readonly issues: readonly Issue[]
  /** The error with which the last validation rejected; otherwise undefined. */
  readonly failure: unknown
  /** Validates, saves and moves on; a second call while it runs does nothing. */
  readonly next: () => Promise<void>
  /** Moves to the previous step and aborts a running validation. Undefined on the first. */
  readonly back: (() => void) | undefined
  /** Moves to a step that is open. */
  readonly goTo: (step: Id) => void
  /** Moves to a step to correct it; 'Neste' then returns here. For 'Endre avsender' in a summary. */
  readonly edit: (step: Id) => void
}

const noIssues: readonly Issue[] = []

type Work<T> = (signal: AbortSignal) => T | Promise<T>

/** Runs one validation at a time; aborts it when the step is left in any way, or on unmount. */
function useRun(step: string) {
  const running = useRef<AbortController>(undefined)
  const [busy, setBusy] = useState(false)
  const stop = () => {
    running.current?.abort()
    running.current = undefined
    setBusy(false)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is the reason to abort
  useEffect(() => stop, [step])
  const run = async <T>(work: Work<T>, done: (value: T) => void, failed: (reason: unknown) => void) => {
    if (running.current) return
    const control = new AbortController()
    running.current = control
    setBusy(true)
    try {
      const value = await work(control.signal)
      if (!control.signal.aborted) done(value)
    } catch (reason) {
      if (!control.signal.aborted) failed(reason)
    } finally {
      if (running.current === control) {
        running.current = undefined
        setBusy(false)
      }
    }
  }
  return { busy, run }
}

/** The state of a form in steps, without a look: which steps exist, which are open, and where 'Neste' leads. */
export function useWizard<Id extends string>(options: UseWizardOptions<Id>): WizardControl<Id> {
  const { steps: plan, step, defaultStep, onStepChange, validate, onDone } = options
  const [first] = plan
  if (!first) throw new Error('A wizard has at least one step')
  const [asked, setAsked] = useControllable<Id, WizardMove>({
    value: step,
    defaultValue: defaultStep ?? first.id,
    onChange: onStepChange,
  })
  const [passed, setPassed] = useState<ReadonlySet<Id>>(() => new Set())
  const [outcome, setOutcome] = useState<{ step: Id; issues: readonly Issue[]; failure?: unknown }>()
  const [faults, setFaults] = useState<ReadonlyMap<Id, number>>(() => new Map())
  const [returnTo, setReturnTo] = useState<Id>()
  const known = standing(plan, passed, faults)
  const current = reachable(asked, known, plan)
  const { busy, run } = useRun(current)
  useEffect(() => {
    if (current !== asked) setAsked(current, 'redirect')
  }, [current, asked, setAsked])
  // What a validation changes, such as adding a step, must count when it is done.
  const latest = useLatest({ known, current })

  const move = (to: Id, reason: WizardMove) => {
    setReturnTo(undefined)
    setOutcome(undefined)
    setAsked(to, reason)
  }
  const settle = (issues: readonly Issue[]) => {
    setOutcome({ step: current, issues })
    setFaults((before) => new Map(before).set(current, issues.length))
    if (issues.length > 0 || latest.current.current !== current) return
    setPassed((before) => new Set(before).add(current))
    const to = following(current, latest.current.known, returnTo)
    if (to === undefined) onDone?.()
    else move(to, 'next')
  }
  const next = () =>
    run(
      (signal) => validate?.(current, { signal }) ?? noIssues,
      settle,
      (failure) => setOutcome({ step: current, issues: noIssues, failure }),
    )
  const isOpen = (id: Id) => known.some((each) => each.id === id && each.state !== 'locked')
  const before = known[known.findIndex(({ id }) => id === current) - 1]
  const stepOutcome = outcome?.step === current ? outcome : undefined
  return {
    steps: known.map((each) => (each.id === current ? { ...each, state: 'current' as const } : each)),
    step: current,
    busy,
    issues: stepOutcome?.issues ?? noIssues,
    failure: stepOutcome?.failure,
    next,
    back: before && (() => move(before.id, 'back')),
    goTo: (id) => {
      if (isOpen(id)) move(id, 'jump')
    },
    edit: (id) => {
      if (!isOpen(id)) return
      move(id, 'jump')
      setReturnTo(current)
    },
  }
}
