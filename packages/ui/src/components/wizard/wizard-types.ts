import type { Instant } from '@eksport/forms'

/** The state of a step, as `stepStates` of `@eksport/forms` returns it. */
export type WizardStepState = 'done' | 'open' | 'error' | 'current' | 'locked'

/** One step of the rail. */
export interface WizardStep<Id extends string = string> {
  readonly id: Id
  readonly title: string
  readonly state: WizardStepState
  /** The number of missing or wrong fields. */
  readonly issues?: number
  /** How many of them are filled in but wrong: these are reported as errors, on the current step too. */
  readonly wrong?: number
  /** Replaces the text of the state: '3 varelinjer'. */
  readonly note?: string
}

/** The save state of a draft. */
export type SaveState =
  | { readonly kind: 'saving' }
  /** `except` counts the answers on the page that could not be stored. */
  | { readonly kind: 'saved'; readonly at: Instant; readonly except?: number }
  | { readonly kind: 'failed'; readonly onRetry?: () => void }
  /** Only on this computer; sent automatically once there is a network, a response, or a login again. */
  | { readonly kind: 'kept'; readonly until: 'network' | 'service' | 'login'; readonly onRetry?: () => void }
  /** Saved elsewhere meanwhile: in another tab, or by a colleague. */
  | { readonly kind: 'conflict'; readonly onResolve?: () => void }
