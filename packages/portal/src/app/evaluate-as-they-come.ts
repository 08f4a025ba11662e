/**
 * Evaluates each of the files that the page names in its head (`pages.json`) when it has come. Left to whoever asks for
 * the last of them, all would be evaluated in one go, and nobody could tap on anything meanwhile. What fails here fails
 * for whoever asks for it, who says so.
 */
export function evaluateAsTheyCome(): void {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]'))
    import(/* @vite-ignore */ href).catch(() => undefined)
}
