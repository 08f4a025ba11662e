import { Alert, Button } from '@eksport/ui'
import { useRef } from 'react'
import { mainHeading } from '../browser/main-heading.ts'
import { useText } from '../text/use-text.ts'
import { listTexts as texts } from './list.texts.ts'

interface OlderRowsProps {
  /** What could not be fetched. */
  readonly failed: string
  /** How often it has failed. */
  readonly times: number
  readonly isTrying: boolean
  /** Whether the rows came. */
  readonly onTryAgain: () => Promise<boolean>
  readonly className: string
}

/** [TBL-05] That the rows below are not those that were asked for, above them, where somebody who chose among them looks. */
export function OlderRows({ failed, times, isTrying, onTryAgain, className }: OlderRowsProps) {
  const say = useText()
  const box = useRef<HTMLDivElement>(null)
  const tryAgain = async () => {
    const came = await onTryAgain()
    // The button goes when the rows come: the keyboard goes on from the page's heading.
    if (came && box.current?.contains(document.activeElement)) mainHeading()?.focus()
  }
  return (
    <Alert
      ref={box}
      tone="danger"
      role="alert"
      className={className}
      actions={
        <Button small busy={isTrying} onClick={() => void tryAgain()}>
          {say(texts.tryAgain)}
        </Button>
      }
    >
      {/* Said anew each time that it fails. */}
      <strong key={times} className="block">
        {failed}
      </strong>
      <span>{say(texts.older)}</span>
    </Alert>
  )
}
