import { untilTypingRests } from './attendance.ts'

/** [EXP-03] Acts once nobody is in the middle of a word, at once when nobody is typing; returns a function that cancels it. */
export function whenTypingRests(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    const rest = untilTypingRests()
    if (rest > 0) timer = setTimeout(look, rest)
    else act()
  }
  look()
  return () => clearTimeout(timer)
}
