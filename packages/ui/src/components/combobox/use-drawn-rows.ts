'use client'
import { useState } from 'react'

/** So many rows are drawn at once, four times what is in sight; more come when the list is scrolled or walked. */
const portion = 30

/** The first rows of a list and those up to the marked one. Another list, as every key typed gives, begins anew. */
export function useDrawnRows<Row>(rows: readonly Row[], active: number) {
  const [asked, setAsked] = useState({ rows, count: portion })
  const count = Math.max(asked.rows === rows ? asked.count : portion, active + portion / 2)
  return { drawn: rows.slice(0, count), more: () => count < rows.length && setAsked({ rows, count: count + portion }) }
}
