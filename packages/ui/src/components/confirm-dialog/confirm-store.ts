import { createStore } from '../../foundation/internal/create-store.js'
import type { ConfirmDialogProps } from './confirm-dialog.js'

/** A question for `confirm`: the texts of a {@link ConfirmDialog}. */
export interface ConfirmQuestion
  extends Pick<ConfirmDialogProps, 'title' | 'confirmLabel' | 'cancelLabel' | 'tone' | 'errorText' | 'success'> {
  /** What will happen, and to what. */
  readonly body?: ConfirmDialogProps['children']
  /** Performs the action while the question is open: busy while the promise is pending, and open again if it rejects. */
  readonly onConfirm?: () => void | Promise<void>
  /** Where focus goes after closing if the control that asked is gone. */
  readonly getSuccessor?: ConfirmDialogProps['successor']
}

/** A question waiting for its answer. */
export interface AskedQuestion {
  readonly id: number
  readonly question: ConfirmQuestion
  readonly answer: (confirmed: boolean) => void
}

const none: readonly AskedQuestion[] = []
const store = /* @__PURE__ */ createStore(none)
let nextId = 1

/** Nobody can answer any more, so the answer is no: a promise that never settles would block its caller. */
function giveUp() {
  if (store.isFollowed()) return
  const left = store.read()
  store.change(none)
  for (const { answer } of left) answer(false)
}

export const confirmStore = {
  ...store,
  subscribe(listener: () => void) {
    const stop = store.subscribe(listener)
    return () => {
      stop()
      // Runs after a region that is only moving has mounted again.
      queueMicrotask(giveUp)
    }
  },
  settle({ id, answer }: AskedQuestion, confirmed: boolean) {
    store.change(store.read().filter((other) => other.id !== id))
    answer(confirmed)
  },
}

/**
 * Asks in the page's ConfirmRegion, one question after another. Resolves to true when confirmed: `if (await confirm({
 * title: 'Slette søknaden?', confirmLabel: 'Slett' })) …`
 */
export function confirm(question: ConfirmQuestion): Promise<boolean> {
  return new Promise((answer) => {
    store.change([...store.read(), { id: nextId, question, answer }])
    nextId += 1
  })
}
