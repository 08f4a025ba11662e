import { useEffect, useState } from 'react'
import { whenTypingRests } from '../browser/when-typing-rests.ts'
import { usePart } from '../parts/use-part.ts'
import { useEndAhead } from './end-ahead.ts'

const load = () => import('./end-ahead-dialog.tsx')
const choose = ({ EndAheadDialog }: Awaited<ReturnType<typeof load>>) => EndAheadDialog

interface WarnOfEndProps {
  /** The address of the login. */
  readonly loginAddress: string
  readonly onLogOut: () => void
}

/** [AUT-05] [EXP-03] Warns a logged-in person that the session is about to end; once for each end, and not in the middle of a word. */
export function WarnOfEnd({ loginAddress, onLogOut }: WarnOfEndProps) {
  const { near, extend } = useEndAhead()
  const { Part, ask } = usePart(load, choose)
  const [shown, setShown] = useState<string>()
  const [closed, setClosed] = useState<string>()
  const expiresAt = near?.expiresAt
  useEffect(() => {
    if (expiresAt === undefined) return
    void ask()
    return whenTypingRests(() => setShown(expiresAt))
  }, [expiresAt, ask])
  const close = () => setClosed(expiresAt)
  const leave = () => {
    close()
    onLogOut()
  }
  return (
    Part && (
      <Part
        near={shown === expiresAt && closed !== expiresAt ? near : undefined}
        loginAddress={loginAddress}
        extend={extend}
        onLogOut={leave}
        onClose={close}
      />
    )
  )
}
