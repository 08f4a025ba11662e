/** A window in the background paints nothing, and what waits for it comes all the same. */
const maxWaitMs = 200

/** Acts when the next frame has been painted. Answers how to call it off. */
export function afterPaint(act: () => void): () => void {
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame)
    act()
  }, maxWaitMs)
  // The task after a frame's callbacks comes when that frame is painted.
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(act)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
