/** Pixels that a hand may move between press and release. */
const tremble = 4
/** Pixels that a control's own pressed style may move it. */
const give = 2

const controls = 'a[href], button, input, label, summary'

interface Press {
  /** The pressed control, if any. */
  readonly control: HTMLElement | null
  /** The positions of the control and the pointer. */
  readonly box: Pick<DOMRect, 'top' | 'left'> | undefined
  readonly x: number
  readonly y: number
  isClicked: boolean
}

/** The pointer presses of a document, from pointerdown until the click has been dispatched. */
export interface Presses {
  /** Calls `listener` when a press begins, before the focused element blurs, and when it has ended. */
  subscribe(listener: (isPressed: boolean) => void): () => void
}

const known = new WeakMap<Document, Presses>()

function pressOf({ target, clientX: x, clientY: y }: MouseEvent): Press {
  const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null
  return { control, box: control?.getBoundingClientRect(), x, y, isClicked: false }
}

/** Whether a control that still exists has moved away from under a pointer that did not move. */
function wentAway({ control, box, x, y }: Press, release: MouseEvent): boolean {
  if (!control?.isConnected || box === undefined) return false
  if (Math.hypot(release.clientX - x, release.clientY - y) > tremble) return false
  const { top, left } = control.getBoundingClientRect()
  return Math.hypot(top - box.top, left - box.left) > give
}

/**
 * Blurring a field may change the page between press and release: the browser then sends the click to whatever is under
 * the pointer by now, or nowhere. This sends it to the pressed control.
 */
export function getPresses(doc: Document): Presses {
  const presses = known.get(doc) ?? listen(doc)
  known.set(doc, presses)
  return presses
}

function listen(doc: Document): Presses {
  const listeners = new Set<(isPressed: boolean) => void>()
  let press: Press | undefined
  const tell = () => {
    for (const listener of listeners) listener(press !== undefined)
  }
  const begin = (event: MouseEvent) => {
    if (event.button !== 0) return
    press = pressOf(event)
    tell()
  }
  const cancel = () => {
    if (press === undefined) return
    press = undefined
    tell()
  }
  const end = (event: MouseEvent) => {
    const ended = press
    if (ended === undefined || event.button !== 0) return
    // The browser's own click is in the same task as the release, and so before this.
    setTimeout(() => {
      if (press !== ended) return
      if (!ended.isClicked && wentAway(ended, event)) ended.control?.click()
      cancel()
    })
  }
  const click = ({ target }: MouseEvent) => {
    if (press?.control && target instanceof Node && press.control.contains(target)) press.isClicked = true
  }
  doc.addEventListener('mousedown', begin, true)
  doc.addEventListener('mouseup', end, true)
  doc.addEventListener('click', click, true)
  // These end a press without a release: a context menu, dragging, another window.
  for (const name of ['contextmenu', 'dragend', 'keydown'] as const) doc.addEventListener(name, cancel, true)
  doc.defaultView?.addEventListener('blur', cancel)
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
