import { createStore } from '../../foundation/internal/create-store.js'
import type { ConfirmDialogProps } from './confirm-dialog.js'

/** A question that `confirm` asks: the words of a {@link ConfirmDialog}. */
export interface ConfirmQuestion
  extends Pick<ConfirmDialogProps, 'title' | 'confirmLabel' | 'cancelLabel' | 'tone' | 'errorText' | 'success'> {
  /** What will happen, and to what. */
  readonly body?: ConfirmDialogProps['children']
  /** Does it while the question stands: busy as long as the promise runs, and asked anew when it rejects. */
  readonly onConfirm?: () => void | Promise<void>
  /** Focus after closing when the control that asked is gone. */
  readonly getSuccessor?: ConfirmDialogProps['successor']
}

/** A question that waits for its answer. */
export interface AskedQuestion {
  readonly id: number
  readonly question: ConfirmQuestion
  readonly answer: (confirmed: boolean) => void
}

const none: readonly AskedQuestion[] = []
const store = /* @__PURE__ */ createStore(none)
let nextId = 1

/** Nobody is there to answer any more: the answer is no, for a promise that never ends holds up whoever waits. */
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
      // After a region that only moves has come back.
      queueMicrotask(giveUp)
    }
  },
  settle({ id, answer }: AskedQuestion, confirmed: boolean) {
    store.change(store.read().filter((other) => other.id !== id))
    answer(confirmed)
  },
}

/**
 * Asks in the page's ConfirmRegion, one question after another, and answers true when it was confirmed:
 * `if (await confirm({ title: 'Slette søknaden?', confirmLabel: 'Slett' })) …`
 */
export function confirm(question: ConfirmQuestion): Promise<boolean> {
  return new Promise((answer) => {
    store.change([...store.read(), { id: nextId, question, answer }])
    nextId += 1
  })
}
