/**
 * The script for the host's `<head>`, before any stylesheet: it sets the stored scheme ahead of the first paint. Nothing
 * stored leaves `<html data-color-scheme>` as the host wrote it, else `auto`.
 * A constant text, so that a content security policy can allow it by {@link themeScriptHash}. React must not render it.
 */
export function themeScript(): string {
  return 'var t,d=document.documentElement.dataset;try{t=localStorage.getItem("eksport-theme")}catch(e){}d.colorScheme=/^(light|dark|auto)$/.test(t)?t:d.colorScheme||"auto"'
}

/** For `script-src`: the SHA-256 of {@link themeScript}'s text, quotes included. */
export const themeScriptHash = "'sha256-pI5/kIJcMbqBlips6AALx7qWwF0hnS0kQSAM9MxDFoc='"
