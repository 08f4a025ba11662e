/**
 * The script for the host's `<head>`, before any stylesheet: it sets the stored scheme ahead of the first paint.
 * A constant text, so that a content security policy can allow it by {@link themeScriptHash}. React must not render it.
 */
export function themeScript(): string {
  return 'var t;try{t=localStorage.getItem("eksport-theme")}catch(e){}document.documentElement.dataset.colorScheme=t=="light"||t=="dark"?t:"auto"'
}

/** For `script-src`: the SHA-256 of {@link themeScript}'s text, quotes included. */
export const themeScriptHash = "'sha256-iFy5/xYV5zk2oqRTAF8tGfBXcKtH/IIsSTimdO/hIH8='"
