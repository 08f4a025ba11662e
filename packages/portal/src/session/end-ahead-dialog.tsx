import { plainNow } from '@eksport/domain'
import { Alert, Button, ButtonLink, Dialog } from '@eksport/ui'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useText } from '../text/use-text.ts'
import { endAheadTexts as texts } from './end-ahead.texts.ts'
import type { EndAhead } from './end-ahead.ts'
import { sessionEndTexts } from './session-end.texts.ts'

interface EndAheadDialogProps {
  readonly near: EndAhead | undefined
  readonly loginAddress: string
  readonly extend: () => Promise<void>
  readonly onLogOut: () => void
  readonly onClose: () => void
}

/** Says when the session ends, and lets the person extend it; where that is not possible, offers to log in again in another tab. */
export function EndAheadDialog({ near, loginAddress, extend, onLogOut, onClose }: EndAheadDialogProps) {
  const say = useText()
  const first = useRef<HTMLButtonElement & HTMLAnchorElement>(null)
  const extending = useMutation({ mutationFn: extend })
  const isLast = near?.isLast === true
  const goOn = () => extending.mutate()
  return (
    <Dialog
      open={near !== undefined}
      // Pressing Escape shows that the person is present.
      onOpenChange={(wanted) => !wanted && (isLast ? onClose() : goOn())}
      title={say(texts.title)}
      description={near && say(isLast ? texts.last : texts.idle, { time: plainNow(near.expiresAt).time })}
      cross={false}
      initialFocus={first}
      footer={
        isLast ? (
          <>
            <ButtonLink kind="primary" ref={first} href={loginAddress} target="_blank" rel="noreferrer">
              {say(sessionEndTexts.logIn)}
            </ButtonLink>
            <Button onClick={onClose}>{say(sessionEndTexts.later)}</Button>
          </>
        ) : (
          <>
            <Button kind="primary" ref={first} busy={extending.isPending} onClick={goOn}>
              {say(texts.goOn)}
            </Button>
            <Button onClick={onLogOut}>{say(texts.logOut)}</Button>
          </>
        )
      }
    >
      {extending.isError && (
        <Alert tone="danger" role="alert">
          {say(texts.failed)}
        </Alert>
      )}
    </Dialog>
  )
}
