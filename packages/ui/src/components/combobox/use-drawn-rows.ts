'use client'
import { useState } from 'react'

/** The number of rows drawn at first, four times what is visible; scrolling or arrow keys add more. */
const portion = 30

/** The first rows of a list and those up to the marked one. A new list, as after each key press, starts over. */
export function useDrawnRows<Row>(rows: readonly Row[], active: number) {
  const [asked, setAsked] = useState({ rows, count: portion })
  const count = Math.max(asked.rows === rows ? asked.count : portion, active + portion / 2)
  return { drawn: rows.slice(0, count), more: () => count < rows.length && setAsked({ rows, count: count + portion }) }
}
