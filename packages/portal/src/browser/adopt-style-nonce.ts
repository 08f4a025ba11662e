declare global {
  var __webpack_nonce__: string | undefined
}

/**
 * Hands the page's style nonce to the library that locks scrolling behind a dialog: it writes a `<style>` element,
 * which the content security policy refuses without one. The name is the one that library looks under.
 */
export function adoptStyleNonce(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  if (nonce) globalThis.__webpack_nonce__ = nonce
}
