import { createStore } from '../../foundation/internal/create-store.js'
import type { AlertTone } from '../alert/alert.js'

/** The meaning of a toast: errors stay until closed, the others disappear by themselves. */
export type ToastTone = Extract<AlertTone, 'success' | 'info' | 'danger'>

/** A short message about something that happened. */
export interface Toast {
  readonly id: number | string
  readonly text: string
  readonly tone: ToastTone
  /** How often the same text was shown: '×3'. */
  readonly count: number
  /** Milliseconds until it disappears; null until it is closed. */
  readonly duration: number | null
  readonly action?: { readonly label: string; readonly onSelect: () => void } | undefined
}

/** Options for a toast besides its text. */
export interface ToastOptions {
  /** A toast with the same id replaces the earlier one: 'Laster opp' becomes 'Lastet opp'. */
  id?: number | string
  /** Milliseconds until it disappears; null until it is closed, as for errors. @default 6000 */
  duration?: number | null
  /** An action, e.g. 'Angre'. It must be possible elsewhere too, because the toast disappears. */
  action?: Toast['action']
}

/** The text, with the count of repetitions. */
export const countedText = ({ text, count }: Toast) => (count > 1 ? `${text} ×${count}` : text)

const usualDuration = 6000
/** How many closed toasts are kept for F6. */
const remembered = 10

interface State {
  readonly shown: readonly Toast[]
  /** Closed toasts, the newest first. */
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

/** Shows a toast in the page's ToastRegion; repeating a text raises its count, unless it has an action. */
function show(tone: ToastTone, text: string, options: ToastOptions = {}): Toast['id'] {
  const { duration = tone === 'danger' ? null : usualDuration, action } = options
  const { shown, history } = store.read()
  const before = shown.find((toast) => toast.id === options.id)
  // A toast with an action stands alone: two deletions with the same text are undone one by one.
  const same = shown.find((toast) => toast.text === text && toast.tone === tone && toast.action === action)
  const id = options.id ?? nextId
  nextId += 1
  const next = { id, text, tone, duration, action, count: (same?.count ?? 0) + 1 }
  store.change({ history, shown: [...shown.filter((toast) => toast !== same && toast !== before), next] })
  return id
}

/** The texts for some work: while it runs, after success, after failure. */
export interface ToastWork<T> {
  readonly loading: string
  readonly success: string | ((value: T) => string)
  readonly error: string | ((reason: unknown) => string)
}

/** Follows a promise with one toast whose text changes. Returns the promise itself. */
function follow<T>(work: Promise<T>, words: ToastWork<T>): Promise<T> {
  const id = show('info', words.loading, { duration: null })
  const tell = (tone: ToastTone, text: string) => {
    // If it was closed meanwhile, the result is shown in a new toast.
    show(tone, text, { id })
  }
  work.then(
    (value) => tell('success', typeof words.success === 'function' ? words.success(value) : words.success),
    (reason: unknown) => tell('danger', typeof words.error === 'function' ? words.error(reason) : words.error),
  )
  return work
}

/**
 * Shows toasts: `toast.success('Søknaden er slettet!')`. An error belongs where the action was; use `toast.error` in
 * addition, when the page has moved on.
 */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  error: (text: string, options?: ToastOptions) => show('danger', text, options),
  promise: follow,
  dismiss,
}
