import { refusalOfCode } from '@eksport/domain'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Card, Progress } from '@eksport/ui'
import { RefusalNotice } from '../../form/refusal-notice.tsx'
import { seriesTexts as texts } from './series.texts.ts'
import type { ShownRow } from './series-rows.ts'
import type { SendingRows } from './use-send-rows.ts'

interface SendingPanelProps {
  readonly sending: SendingRows
  readonly rows: readonly ShownRow[]
}

/** What came of each row that was sent. */
export function SendingPanel({ sending, rows }: SendingPanelProps) {
  const say = useText()
  const { all, received, refused, isBusy, stopped } = sending
  const done = received.length + refused.length
  const leftOut = rows.filter(({ isDraft, number }) => isDraft && !all.some((row) => row.referenceNumber === number))
  const heading = say(isBusy ? (all.length === 1 ? texts.sendingOne : texts.sending) : texts.sendingOver, {
    n: all.length,
  })
  const whyOf = (error: unknown) => {
    if (!isApiError(error)) return ''
    const known = refusalOfCode(error.code)
    return known === undefined ? error.title : say(known)
  }
  return (
    <Card className="mt-6" role="region" aria-label={heading}>
      <h2 className="text-h3 font-bold">{heading}</h2>
      {isBusy && <p className="text-subtle">{say(texts.sendingText)}</p>}
      <Progress
        className="mt-3"
        label={heading}
        hideLabel
        value={done}
        max={all.length}
        detail={say(texts.done, { n: done, all: all.length })}
      />
      <div role="status" className="mt-3">
        <ul className="grid gap-1">
          {(received.length > 0 || !isBusy) && <li>{say(texts.received, { n: received.length })}</li>}
          {refused.length > 0 && <li>{say(texts.notSent, { n: refused.length })}</li>}
          {leftOut.length > 0 && <li>{say(texts.leftOut, { n: leftOut.length })}</li>}
        </ul>
      </div>
      {refused.length > 0 && (
        <ul className="mt-2 list-disc pl-5 text-danger-text">
          {refused.map(({ referenceNumber, error }) => (
            <li key={referenceNumber}>
              {say(texts.notSentRow, {
                n: rows.find(({ number }) => number === referenceNumber)?.shown ?? referenceNumber,
                why: whyOf(error),
              })}
            </li>
          ))}
        </ul>
      )}
      {stopped !== undefined && (
        <RefusalNotice className="mt-4" error={stopped} heading={say(texts.stopped)} text={say(texts.stoppedText)} />
      )}
    </Card>
  )
}
