import type { Instant } from '@eksport/forms'

/** Where a step stands, as `stepStates` of `@eksport/forms` says it. */
export type WizardStepState = 'done' | 'open' | 'error' | 'current' | 'locked'

/** One step of the rail. */
export interface WizardStep<Id extends string = string> {
  readonly id: Id
  readonly title: string
  readonly state: WizardStepState
  /** How many fields are missing or wrong. */
  readonly issues?: number
  /** How many of them are filled in and wrong: then they are said to have to be corrected, on the current step too. */
  readonly wrong?: number
  /** Instead of the words of the state: '3 varelinjer'. */
  readonly note?: string
}

/** Whether the draft is safe. */
export type SaveState =
  | { readonly kind: 'saving' }
  /** `except` so many answers that stand on the page and could not be stored. */
  | { readonly kind: 'saved'; readonly at: Instant; readonly except?: number }
  | { readonly kind: 'failed'; readonly onRetry?: () => void }
  /** It is on this computer alone, and is sent by itself when there is a network, an answer, or a login again. */
  | { readonly kind: 'kept'; readonly until: 'network' | 'service' | 'login'; readonly onRetry?: () => void }
  /** Somebody has saved it elsewhere meanwhile: in another tab, or a colleague. */
  | { readonly kind: 'conflict'; readonly onResolve?: () => void }
