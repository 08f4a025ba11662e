declare global {
  var __webpack_nonce__: string | undefined
}

/**
 * Passes the page's style nonce to the library that locks scrolling behind a dialog. That library adds a `<style>` element, which
 * the content security policy refuses without a nonce, and looks for it under this name.
 */
export function adoptStyleNonce(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  if (nonce) globalThis.__webpack_nonce__ = nonce
}
