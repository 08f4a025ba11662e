/**
 * The current text of the page's live region, for tests of announcements. Messages are collected for 300 ms, so poll for
 * it.
 */
export function announced(politeness: 'polite' | 'assertive' = 'polite', doc: Document = document): string {
  return doc.querySelector(`.eks-announcer[aria-live="${politeness}"]`)?.textContent?.trim() ?? ''
}
