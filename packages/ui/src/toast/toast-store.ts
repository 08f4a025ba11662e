/** A receipt for something that went well; errors stand in the page where they happened. */
export interface Toast {
  readonly id: number
  readonly text: string
  readonly count: number
  readonly action?: { readonly label: string; readonly onSelect: () => void } | undefined
}

/** What may be said beside the text of a toast. */
export interface ToastOptions {
  /** One thing to do about it, e.g. 'Angre'. It must be possible elsewhere too, because the toast goes away. */
  action?: Toast['action']
}

const none: readonly Toast[] = []
let toasts: readonly Toast[] = none
let nextId = 1
const listeners = new Set<() => void>()

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  read: () => toasts,
  readOnServer: () => none,
  dismiss: (id: number) => change(toasts.filter((toast) => toast.id !== id)),
  clear: () => change(none),
}

/** Shows a receipt in the page's ToastRegion; the same text again counts up instead of piling up. */
function success(text: string, { action }: ToastOptions = {}): number {
  const same = toasts.find((toast) => toast.text === text)
  const id = nextId
  nextId += 1
  change([...toasts.filter((toast) => toast !== same), { id, text, action, count: (same?.count ?? 0) + 1 }])
  return id
}

/** Receipts only: `toast.success('Søknaden er slettet!')`. */
export const toast = { success, dismiss: toastStore.dismiss }
