import type { Session } from '@eksport/api'
import { usePaletteKey } from '@eksport/portal/keys/use-palette-key.ts'
import { useSingleKeys } from '@eksport/portal/keys/use-single-keys.ts'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'

export type KeysDialog = 'palette' | 'list'

/** The pages that have a search of their own. */
const searched = ['/oversikt', '/soeknader/start', '/soeknader/varer']

/** [CW-05] The keys that work on every page, and which of their dialogs stands open. */
export function useKeys({ organisation }: Session) {
  const navigate = useNavigate()
  const hasOwnSearch = useLocation({ select: ({ pathname }) => searched.includes(pathname) })
  const [shown, show] = useState<KeysDialog>()
  useSingleKeys((key) => {
    // It was asked for and is on its way: what is typed meanwhile is meant for it, and begins nothing.
    if (shown !== undefined) return true
    if (key === 'n' && organisation) void navigate({ to: '/soeknader/varer' })
    else if (key === '?') show('list')
    // A page with a search of its own hears the key itself.
    else if (key === '/' && !hasOwnSearch) show('palette')
    else return false
    return true
  })
  usePaletteKey(() => show('palette'))
  return { shown, show }
}
