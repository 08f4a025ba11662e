import type { Session } from '@eksport/api'
import { usePaletteKey } from '@eksport/portal/keys/use-palette-key.ts'
import { useSingleKeys } from '@eksport/portal/keys/use-single-keys.ts'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'

export type KeysDialog = 'palette' | 'list'

/** [CW-05] The keys that work on every page, and which of their dialogs stands open. */
export function useKeys({ organisation }: Session) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [shown, show] = useState<KeysDialog>()
  useSingleKeys((key) => {
    if (key === 'n' && organisation) void navigate({ to: '/soeknader/ny' })
    else if (key === '?') show('list')
    // The overview has a search of its own, and hears the key itself.
    else if (key === '/' && pathname !== '/oversikt') show('palette')
    else return false
    return true
  })
  usePaletteKey(() => show('palette'))
  return { shown, show }
}
