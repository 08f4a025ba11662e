/** A click leads to requests at once, and typing to a save in a few seconds. */
const signLastsMs = 60_000

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

let lastSign = Date.now()

// Passive and never taken off: one page has one person for as long as it stands.
if (typeof window !== 'undefined') {
  const note = () => {
    lastSign = Date.now()
  }
  for (const sign of signs) window.addEventListener(sign, note, { capture: true, passive: true })
}

/** [SEC-09] Whether somebody has touched this page within a minute: what it reads later, it reads by itself. Opening it is a sign. */
export const isAttended = (): boolean => Date.now() - lastSign < signLastsMs
