import { createStore } from '../../foundation/internal/create-store.js'
import type { AlertTone } from '../alert/alert.js'

/** What a toast means: errors stay until they are closed, the others go by themselves. */
export type ToastTone = Extract<AlertTone, 'success' | 'info' | 'danger'>

/** A short message about something that happened. */
export interface Toast {
  readonly id: number | string
  readonly text: string
  readonly tone: ToastTone
  /** How often the same was said: '×3'. */
  readonly count: number
  /** Milliseconds in sight; null until it is closed. */
  readonly duration: number | null
  readonly action?: { readonly label: string; readonly onSelect: () => void } | undefined
}

/** What may be said beside the text of a toast. */
export interface ToastOptions {
  /** A toast with the same id takes the place of the earlier one: 'Laster opp' becomes 'Lastet opp'. */
  id?: number | string
  /** Milliseconds in sight, 6000 unless said otherwise; null stays until it is closed, as errors do. */
  duration?: number | null
  /** One thing to do about it, e.g. 'Angre'. It must be possible elsewhere too, because the toast goes away. */
  action?: Toast['action']
}

/** What it says, and how often it was said. */
export const countedText = ({ text, count }: Toast) => (count > 1 ? `${text} ×${count}` : text)

const usualDuration = 6000
/** So many of those that went are kept for F6. */
const remembered = 10

interface State {
  readonly shown: readonly Toast[]
  /** Those that went, the newest first. */
  readonly history: readonly Toast[]
}

const nothing: State = { shown: [], history: [] }
const store = /* @__PURE__ */ createStore(nothing)
let nextId = 1

function dismiss(id: Toast['id']) {
  const { shown, history } = store.read()
  const gone = shown.find((toast) => toast.id === id)
  if (!gone) return
  store.change({
    shown: shown.filter((toast) => toast !== gone),
    history: [gone, ...history].slice(0, remembered),
  })
}

export const toastStore = { ...store, dismiss, clear: () => store.change(nothing) }

/** Shows it in the page's ToastRegion; the same text again counts up instead of piling up, unless it has an action of its own. */
function show(tone: ToastTone, text: string, options: ToastOptions = {}): Toast['id'] {
  const { duration = tone === 'danger' ? null : usualDuration, action } = options
  const { shown, history } = store.read()
  const before = shown.find((toast) => toast.id === options.id)
  // What offers something to do about it stands alone: two deletions in the same words are taken back one by one.
  const same = shown.find((toast) => toast.text === text && toast.tone === tone && toast.action === action)
  const id = options.id ?? nextId
  nextId += 1
  const next = { id, text, tone, duration, action, count: (same?.count ?? 0) + 1 }
  store.change({ history, shown: [...shown.filter((toast) => toast !== same && toast !== before), next] })
  return id
}

/** The words for a piece of work: while it runs, when it went well, when it did not. */
export interface ToastWork<T> {
  readonly loading: string
  readonly success: string | ((value: T) => string)
  readonly error: string | ((reason: unknown) => string)
}

/** Follows a promise with one toast that changes its words. The promise itself is given back untouched. */
function follow<T>(work: Promise<T>, words: ToastWork<T>): Promise<T> {
  const id = show('info', words.loading, { duration: null })
  const tell = (tone: ToastTone, text: string) => {
    // Closed meanwhile: a receipt is still worth showing, once more.
    show(tone, text, { id })
  }
  work.then(
    (value) => tell('success', typeof words.success === 'function' ? words.success(value) : words.success),
    (reason: unknown) => tell('danger', typeof words.error === 'function' ? words.error(reason) : words.error),
  )
  return work
}

/**
 * Receipts: `toast.success('Søknaden er slettet!')`. An error belongs where the action was; `toast.error` says it
 * besides, when the page has moved on.
 */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  error: (text: string, options?: ToastOptions) => show('danger', text, options),
  promise: follow,
  dismiss,
}
