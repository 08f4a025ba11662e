/** A click leads to requests at once, and typing to a save in a few seconds. */
const signLastsMs = 60_000

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

let lastSign = Date.now()
/** By the clock of the page, which nobody sets. */
let lastHand = Number.NEGATIVE_INFINITY

// Passive and never taken off: one page has one person for as long as it stands.
if (typeof window !== 'undefined') {
  const note = () => {
    lastSign = Date.now()
  }
  for (const sign of signs) window.addEventListener(sign, note, { capture: true, passive: true })
  const noteHand = () => {
    lastHand = performance.now()
  }
  // Words may come without a key, by speech or a list of letters; and who has gone to a field is about to write.
  for (const hand of ['keydown', 'input']) window.addEventListener(hand, noteHand, { capture: true, passive: true })
  const noteField = ({ target }: Event) => {
    if (target instanceof Element && target.matches('input, textarea, [contenteditable]')) noteHand()
  }
  window.addEventListener('focusin', noteField, { capture: true, passive: true })
}

/** [SEC-09] Whether somebody has touched this page within a minute: what it reads later, it reads by itself. Opening it is a sign. */
export const isAttended = (): boolean => Date.now() - lastSign < signLastsMs

/** Somebody says that they are here: whoever speaks to their machine touches nothing. */
export function sayHere(): void {
  lastSign = Date.now()
}

/** Milliseconds after which somebody who has written nothing more is not in the middle of a word. */
const restMs = 2000

/** [EXP-03] How long whoever wants the keys of this page has to wait: a key that has no field is lost. Nothing where nobody writes. */
export const untilTypingRests = (): number => Math.max(0, lastHand + restMs - performance.now())
