import type { SpokenMessage } from './spoken-row.js'

const live = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]'

const isAssertive = (region: Element) =>
  region.getAttribute('aria-live') === 'assertive' ||
  (region.getAttribute('role') === 'alert' && region.getAttribute('aria-live') === null)

/** Parts that stand on lines of their own are read one after the other, not as one word. */
function textOf(region: Element): string {
  const copy = region.cloneNode(true) as Element
  for (const part of copy.querySelectorAll('h1, h2, h3, h4, p, div, li, button')) part.after(' ')
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** Live regions that a change concerns: the surrounding one, and added ones. */
function regionsOf(record: MutationRecord): Element[] {
  const place = record.target instanceof Element ? record.target : record.target.parentElement
  const around = place?.closest(live)
  if (around) return [around]
  const added = [...record.addedNodes].filter((node) => node instanceof Element)
  return added.flatMap((node) => [...(node.matches(live) ? [node] : []), ...node.querySelectorAll(live)])
}

/** Records what the page's live regions announce, as a screen reader reads it: every change, in order. */
export function listen(doc: Document) {
  const heard: SpokenMessage[] = []
  const note = (records: readonly MutationRecord[]) => {
    for (const region of new Set(records.flatMap(regionsOf))) {
      const text = textOf(region)
      if (region.isConnected && text !== '')
        heard.push({ text, politeness: isAssertive(region) ? 'assertive' : 'polite' })
    }
  }
  const observer = new MutationObserver(note)
  observer.observe(doc.body, { childList: true, characterData: true, subtree: true })
  return {
    heard() {
      note(observer.takeRecords())
      return [...heard]
    },
    /** Discards what was announced so far. */
    forget() {
      observer.takeRecords()
      heard.length = 0
    },
    stop: () => observer.disconnect(),
  }
}
