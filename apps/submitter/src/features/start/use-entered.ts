import { useEffect, useEffectEvent, useState } from 'react'
import type { Beginnings } from './use-beginnings.ts'

/** Chooses the first match for a text; while the server still searches, as soon as it has answered. */
export function useEntered({ found, isSearching }: Beginnings, text: string, onChoose: (key: string) => void) {
  const [entered, setEntered] = useState<string>()
  const isDue = entered === text && !isSearching
  const choose = useEffectEvent(() => {
    setEntered(undefined)
    if (found[0]) onChoose(found[0].key)
  })
  useEffect(() => {
    if (isDue) choose()
  }, [isDue])
  return () => setEntered(text)
}
