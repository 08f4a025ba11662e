import { useEffect, useState } from 'react'
import { usePart } from '../browser/use-part.ts'
import { useEndAhead } from './end-ahead.ts'

const load = () => import('./end-ahead-dialog.tsx')
const choose = ({ EndAheadDialog }: Awaited<ReturnType<typeof load>>) => EndAheadDialog

interface WarnOfEndProps {
  /** Where the login begins. */
  readonly loginAddress: string
  readonly onLogOut: () => void
}

/** [AUT-05] Tells whoever is logged in that they soon will not be; once for each end. */
export function WarnOfEnd({ loginAddress, onLogOut }: WarnOfEndProps) {
  const { near, extend } = useEndAhead()
  const { Part, ask } = usePart(load, choose)
  const [closed, setClosed] = useState<string>()
  const expiresAt = near?.expiresAt
  useEffect(() => {
    if (expiresAt !== undefined) void ask()
  }, [expiresAt, ask])
  const close = () => setClosed(expiresAt)
  const leave = () => {
    close()
    onLogOut()
  }
  return (
    Part && (
      <Part
        near={closed === expiresAt ? undefined : near}
        loginAddress={loginAddress}
        extend={extend}
        onLogOut={leave}
        onClose={close}
      />
    )
  )
}
