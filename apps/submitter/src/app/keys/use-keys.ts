import type { Session } from '@eksport/api'
import { usePaletteKey } from '@eksport/portal/keys/use-palette-key.ts'
import { useSingleKeys } from '@eksport/portal/keys/use-single-keys.ts'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'

export type KeysDialog = 'palette' | 'list'

/** Pages with their own search. */
const searched = ['/oversikt', '/soeknader/start', '/soeknader/varer']

/** [CW-05] The shortcuts that work on every page, and which of their dialogs is open. */
export function useKeys({ organisation }: Session) {
  const navigate = useNavigate()
  const hasOwnSearch = useLocation({ select: ({ pathname }) => searched.includes(pathname) })
  const [shown, show] = useState<KeysDialog>()
  useSingleKeys((key) => {
    // The dialog is still loading: keys typed meanwhile are meant for it and start nothing else.
    if (shown !== undefined) return true
    if (key === 'n' && organisation) void navigate({ to: '/soeknader/varer' })
    else if (key === '?') show('list')
    // A page with its own search handles this key itself.
    else if (key === '/' && !hasOwnSearch) show('palette')
    else return false
    return true
  })
  usePaletteKey(() => show('palette'))
  return { shown, show }
}
