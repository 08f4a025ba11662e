/**
 * What the page's live region says now: for tests that ask whether something was announced.
 * Messages wait 300 ms to be said together, so poll for it.
 */
export function announced(politeness: 'polite' | 'assertive' = 'polite', doc: Document = document): string {
  return doc.querySelector(`.eks-announcer[aria-live="${politeness}"]`)?.textContent?.trim() ?? ''
}
