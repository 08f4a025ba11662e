/** A window in the background paints nothing, but waiting work must still run. */
const maxWaitMs = 200

/** Calls `act` after the next frame is painted. Returns a function that cancels it. */
export function afterPaint(act: () => void): () => void {
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame)
    act()
  }, maxWaitMs)
  // The task after a frame's callbacks runs when that frame is painted.
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(act)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
