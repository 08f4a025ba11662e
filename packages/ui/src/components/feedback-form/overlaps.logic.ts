type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>

/** Whether two boxes meet when each keeps `gap` pixels of air around it. */
export function overlaps(one: Box, other: Box, gap = 0): boolean {
  return (
    one.left < other.right + gap &&
    one.right > other.left - gap &&
    one.top < other.bottom + gap &&
    one.bottom > other.top - gap
  )
}
