/**
 * A script for the host's `<head>`, before any style sheet: sets the stored scheme before the first paint. If nothing is
 * stored, `<html data-color-scheme>` stays as the host wrote it, or becomes `auto`. The text is constant, so that a
 * content security policy can allow it by {@link themeScriptHash}. React must not render it.
 */
export function themeScript(): string {
  return 'var t,d=document.documentElement.dataset;try{t=localStorage.getItem("eksport-theme")}catch(e){}d.colorScheme=/^(light|dark|auto)$/.test(t)?t:d.colorScheme||"auto"'
}

/** For `script-src`: the SHA-256 of {@link themeScript}'s text, quotes included. */
export const themeScriptHash = "'sha256-pI5/kIJcMbqBlips6AALx7qWwF0hnS0kQSAM9MxDFoc='"
