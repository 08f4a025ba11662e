/** Milliseconds after which an unhandled press is forgotten, and the browser gets its key back. */
const patienceMs = 10_000

/** Ctrl+K, or Cmd+K on a Mac. */
export const isPaletteKey = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'k' && event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey

/** Stops listening, and returns whether the palette was requested meanwhile. */
let endHearing: (() => boolean) | undefined

/** Listens for the palette's key from the first script on, so that a press before the page is drawn opens it once the page is there. */
export function hearPaletteKeyEarly(): void {
  let isAsked = false
  const listener = (event: KeyboardEvent) => {
    if (!isPaletteKey(event)) return
    event.preventDefault()
    isAsked = true
  }
  document.addEventListener('keydown', listener)
  const end = () => {
    clearTimeout(timer)
    document.removeEventListener('keydown', listener)
    endHearing = undefined
    return isAsked
  }
  const timer = setTimeout(end, patienceMs)
  endHearing = end
}

/** Takes over from early listening; returns whether the palette was requested before. */
export const takeOverPaletteKey = (): boolean => endHearing?.() ?? false
