/** A press that nobody has taken over by then is forgotten, and the browser has its key back. */
const patienceMs = 10_000

/** Ctrl+K, or Cmd+K on a Mac. */
export const isPaletteKey = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'k' && event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey

/** Ends the early hearing, and says whether the palette was asked for meanwhile. */
let endHearing: (() => boolean) | undefined

/** Hears the palette's key from the first script on: who presses it before the page is drawn means it, and has it when the page comes. */
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

/** Takes over from the early hearing; whether the palette was asked for before. */
export const takeOverPaletteKey = (): boolean => endHearing?.() ?? false
