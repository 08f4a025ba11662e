/** How long an interaction counts, in milliseconds: a click causes requests at once, typing a save within a few seconds. */
const signLastsMs = 60_000

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

let lastSign = Date.now()
/** Measured by `performance.now()`, which changes of the system clock do not affect. */
let lastHand = Number.NEGATIVE_INFINITY

// Passive and never removed: a page has one person for its whole life.
if (typeof window !== 'undefined') {
  const note = () => {
    lastSign = Date.now()
  }
  for (const sign of signs) window.addEventListener(sign, note, { capture: true, passive: true })
  const noteHand = () => {
    lastHand = performance.now()
  }
  // Speech input and character pickers cause no keydown; and somebody who focuses a field is about to write.
  for (const hand of ['keydown', 'input']) window.addEventListener(hand, noteHand, { capture: true, passive: true })
  const noteField = ({ target }: Event) => {
    if (target instanceof Element && target.matches('input, textarea, [contenteditable]')) noteHand()
  }
  window.addEventListener('focusin', noteField, { capture: true, passive: true })
}

/** [SEC-09] Whether somebody has interacted with this page within the last minute; later requests count as automatic. Loading the page counts as interaction. */
export const isAttended = (): boolean => Date.now() - lastSign < signLastsMs

/** Records that somebody is present, for users of voice control, who touch nothing. */
export function sayHere(): void {
  lastSign = Date.now()
}

/** Milliseconds without input after which nobody is in the middle of a word. */
const restMs = 2000

/** [EXP-03] Milliseconds to wait before moving focus, so that no keystroke is lost; 0 when nobody is typing. */
export const untilTypingRests = (): number => Math.max(0, lastHand + restMs - performance.now())
