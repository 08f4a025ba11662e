const sampleMs = 25
/** A dialog returns focus within a few frames; a keyboard user does not notice a shorter gap. */
const graceMs = 400

const nameOf = (element: Element) => {
  const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''
  return `<${element.localName}> '${name}'`
}

/** Whether an element can no longer have focus: removed, hidden or natively disabled. */
const isGone = (element: HTMLElement) =>
  !element.isConnected || element.matches(':disabled') || element.getClientRects().length === 0

/**
 * Watches where focus is. An element that had focus and goes away must hand it on: with focus on the body, a keyboard
 * user starts over. `lost` answers with the element whose removal lost focus; undefined if none did.
 */
export function watchFocus(doc: Document) {
  let last: HTMLElement | undefined
  let lostSince: number | undefined
  let culprit: string | undefined

  const look = () => {
    const { activeElement } = doc
    if (activeElement instanceof HTMLElement && activeElement !== doc.body) last = activeElement
    // In a docs page with several frames, the body is active while focus is in another frame.
    const isLost = doc.hasFocus() && activeElement === doc.body && last !== undefined && isGone(last)
    lostSince = isLost ? (lostSince ?? performance.now()) : undefined
    if (last && lostSince !== undefined && performance.now() - lostSince > graceMs) culprit ??= nameOf(last)
    return isLost
  }
  const timer = setInterval(look, sampleMs)
  doc.addEventListener('focusin', look)

  return {
    async lost(): Promise<string | undefined> {
      const end = performance.now() + 2 * graceMs
      while (culprit === undefined && look() && performance.now() < end) {
        await new Promise((resolve) => setTimeout(resolve, sampleMs))
      }
      return culprit
    },
    stop() {
      clearInterval(timer)
      doc.removeEventListener('focusin', look)
    },
  }
}
