import { Kbd } from '@eksport/ui'
import { useShortcuts } from './use-shortcuts.ts'

/** The key of a control, shown inside it; nothing on a phone, or while single keys are turned off. */
export function KeyHint({ letter }: { readonly letter: string }) {
  const [on] = useShortcuts()
  if (!on) return null
  return (
    <Kbd aria-hidden="true" className="max-md:hidden">
      {letter}
    </Kbd>
  )
}
