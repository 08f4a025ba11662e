const sampleMs = 25
/** A dialog gives focus back within frames; a person with a keyboard notices nothing below this. */
const graceMs = 400

const nameOf = (element: Element) => {
  const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''
  return `<${element.localName}> '${name}'`
}

/** No longer there to be focused: out of the page, out of sight, or natively disabled. */
const isGone = (element: HTMLElement) =>
  !element.isConnected || element.matches(':disabled') || element.getClientRects().length === 0

/**
 * Watches where focus is. What had focus and went away must hand it on: on the body a keyboard user starts over.
 * `lost` answers with the element whose going lost focus; undefined when focus always had a place.
 */
export function watchFocus(doc: Document) {
  let last: HTMLElement | undefined
  let lostSince: number | undefined
  let culprit: string | undefined

  const look = () => {
    const { activeElement } = doc
    if (activeElement instanceof HTMLElement && activeElement !== doc.body) last = activeElement
    // Beside other frames of a page of documentation the body is active while focus is in one of them.
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
