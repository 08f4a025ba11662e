import type { KeyboardEvent } from 'react'
import { useShortcuts } from './use-shortcuts.ts'
import { typesText } from './use-single-keys.ts'

/**
 * [CW-05] Handles one single key in a dialog, given in lower case. Not while text is typed, nor when the reader has turned single
 * keys off. Key repeats are ignored, because it is often the key that opened the dialog.
 */
export function useDialogKey(letter: string | undefined, onKey: () => void): (event: KeyboardEvent) => void {
  const [on] = useShortcuts()
  return (event) => {
    const isAlone = !(event.ctrlKey || event.metaKey || event.altKey || event.repeat)
    if (!on || !isAlone || event.key.toLowerCase() !== letter || typesText(event.target)) return
    event.preventDefault()
    onKey()
  }
}
