import { useState } from 'react'

/** Whether a value has changed since it was first known here. The first value for another subject does not count as a change. */
export function useChanged(value: number | undefined, subject: string | undefined): boolean {
  const [known, setKnown] = useState<{ value: number; subject: string | undefined; hasChanged: boolean }>()
  const current = known?.subject === subject ? known : undefined
  if (value !== undefined && value !== current?.value) setKnown({ value, subject, hasChanged: current !== undefined })
  return current?.hasChanged ?? false
}
