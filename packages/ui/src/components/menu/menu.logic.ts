/** The index that a key moves to in a list of `count` items; null for other keys. */
export function nextIndex(key: string, current: number, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count
    case 'ArrowUp':
      return current <= 0 ? count - 1 : current - 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

const alongRow: Readonly<Record<string, string>> = {
  ArrowRight: 'ArrowDown',
  ArrowLeft: 'ArrowUp',
  Home: 'Home',
  End: 'End',
}

/** The same in a row, where left and right arrows move. */
export const nextInRow = (key: string, current: number, count: number) => nextIndex(alongRow[key] ?? '', current, count)

/**
 * The item that typed letters lead to, searched from the item after the current one, wrapping around. Pressing one
 * letter again moves to the next item that begins with it.
 */
export function findByText(labels: readonly string[], typed: string, current: number): number | null {
  const same = [...typed].every((letter) => letter === typed[0])
  const search = (same ? typed.slice(0, 1) : typed).toLocaleLowerCase('nb')
  const start = same ? current + 1 : Math.max(current, 0)
  for (let step = 0; step < labels.length; step += 1) {
    const index = (start + step) % labels.length
    if (labels[index]?.trim().toLocaleLowerCase('nb').startsWith(search)) return index
  }
  return null
}
