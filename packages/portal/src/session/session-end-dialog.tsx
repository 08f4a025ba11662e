import { Button, ButtonLink, Dialog } from '@eksport/ui'
import { useRef } from 'react'
import { useText } from '../text/use-text.ts'
import { sessionEndTexts as texts } from './session-end.texts.ts'

interface SessionEndDialogProps {
  readonly open: boolean
  /** The address of the login. */
  readonly loginAddress: string
  readonly onClose: () => void
}

/** A dialog to log in again in another tab, while the page stays. */
export function SessionEndDialog({ open, loginAddress, onClose }: SessionEndDialogProps) {
  const say = useText()
  const logIn = useRef<HTMLAnchorElement>(null)
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => !wanted && onClose()}
      title={say(texts.title)}
      description={say(texts.text)}
      cross={false}
      initialFocus={logIn}
      footer={
        <>
          <ButtonLink kind="primary" ref={logIn} href={loginAddress} target="_blank" rel="noreferrer">
            {say(texts.logIn)}
          </ButtonLink>
          <Button onClick={onClose}>{say(texts.later)}</Button>
        </>
      }
    />
  )
}
