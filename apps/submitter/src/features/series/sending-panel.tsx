import type { SeriesRow } from '@eksport/api'
import { formatKroner, refusalOfCode } from '@eksport/domain'
import { type Say, useText } from '@eksport/portal/text/use-text.ts'
import { Button, Card, Heading, Progress } from '@eksport/ui'
import { useRef } from 'react'
import { RefusalNotice } from '../../form/refusal-notice.tsx'
import { SendingFigures } from './sending-figures.tsx'
import { seriesTexts as texts } from './series.texts.ts'
import type { ShownRow } from './series-rows.ts'
import type { useSendRows, useStopRows } from './use-series.ts'

interface SendingPanelProps {
  /** Reference number of the application that the series was created from. */
  readonly origin: number
  readonly send: ReturnType<typeof useSendRows>
  readonly stop: ReturnType<typeof useStopRows>
  readonly rows: readonly ShownRow[]
}

type Sending = NonNullable<SeriesRow['sending']>

/** The rows of the latest submission, and those of earlier ones that are still in progress. */
function latestOf(rows: readonly ShownRow[]) {
  const sent = rows.flatMap((shown) => (shown.row.sending ? [{ shown, sending: shown.row.sending }] : []))
  // Sorts as text, because all timestamps have the same format and length.
  const latest = sent
    .map(({ sending }) => sending.orderedAt)
    .toSorted()
    .at(-1)
  return sent.filter(({ sending: { orderedAt, state } }) => orderedAt === latest || state === 'WAITING')
}

const ownReasons: Readonly<Record<string, (typeof texts)[keyof typeof texts] | undefined>> = {
  STALE_VERSION: texts.whyChanged,
  NOT_FOUND: texts.whyRight,
  INCOMPLETE: texts.whyWrong,
  RULES_BROKEN: texts.whyWrong,
  TEMPLATE_REQUIRED: texts.whyWrong,
  FEE_CHANGED: texts.whyFee,
  STOPPED: texts.whyStopped,
  GIVEN_UP: texts.whyGivenUp,
}

/** Why a row was not sent. */
const reasonOf = (say: Say, { code = '', shownFee }: Sending, { fee }: SeriesRow) =>
  say(ownReasons[code] ?? refusalOfCode(code) ?? texts.whyOurs, {
    shown: formatKroner(shownFee),
    fee: formatKroner(fee),
  })

/** [EXP-10] The result of each submitted row, also shown on later visits. */
export function SendingPanel({ origin, send, stop, rows }: SendingPanelProps) {
  const say = useText()
  if (send.isError)
    return (
      <RefusalNotice
        className="mt-6"
        error={send.error}
        heading={say(texts.notOrdered)}
        text={say(texts.tryAgainText)}
        onTryAgain={() => send.mutate(send.variables)}
      />
    )
  const all = latestOf(rows)
  return all.length === 0 ? null : <Outcome origin={origin} all={all} rows={rows} stop={stop} />
}

interface OutcomeProps extends Pick<SendingPanelProps, 'origin' | 'rows' | 'stop'> {
  readonly all: ReturnType<typeof latestOf>
}

function Outcome({ origin, all, rows, stop }: OutcomeProps) {
  const say = useText()
  const head = useRef<HTMLHeadingElement>(null)
  const of = (state: Sending['state']) => all.filter(({ sending }) => sending.state === state)
  const [waiting, received, refused] = [of('WAITING'), of('SENT'), of('REFUSED')]
  const leftOut = rows.filter((row) => row.isDraft && !all.some(({ shown }) => shown === row))
  const isBusy = waiting.length > 0
  const held = waiting.filter(({ sending }) => sending.problem !== undefined).length
  const heading = say(isBusy ? (all.length === 1 ? texts.sendingOne : texts.sending) : texts.sendingOver, {
    n: all.length,
  })
  return (
    <Card
      className="mt-6 grid gap-x-8 gap-y-5 border-t-3 border-t-action lg:grid-cols-[minmax(0,1fr)_18rem]"
      role="region"
      aria-label={heading}
    >
      <div className="min-w-0">
        <Heading level={2} size="h3" ref={head} tabIndex={-1}>
          {heading}
        </Heading>
        {isBusy && <p className="text-subtle">{say(texts.sendingText)}</p>}
        <Progress
          className="mt-3"
          label={heading}
          hideLabel
          value={all.length - waiting.length}
          max={all.length}
          detail={say(texts.done, { n: all.length - waiting.length, all: all.length })}
        />
        <div role="status" className="mt-3">
          <ul className="grid gap-1">
            <li>{say(texts.received, { n: received.length })}</li>
            {refused.length > 0 && <li>{say(texts.notSent, { n: refused.length })}</li>}
            {leftOut.length > 0 && <li>{say(texts.leftOut, { n: leftOut.length })}</li>}
            {held > 0 && <li>{say(texts.held, { n: held })}</li>}
          </ul>
        </div>
        {refused.length > 0 && (
          <ul className="mt-2 list-disc pl-5 text-danger-text">
            {[...Map.groupBy(refused, ({ sending, shown }) => reasonOf(say, sending, shown.row))].map(([why, some]) => (
              <li key={why}>
                {say(some.length === 1 ? texts.notSentRow : texts.notSentRows, {
                  n: some.map(({ shown }) => shown.shown).join(', '),
                  why,
                })}
              </li>
            ))}
          </ul>
        )}
        {stop.isError && (
          <RefusalNotice
            className="mt-3"
            error={stop.error}
            heading={say(texts.notStopped)}
            text={say(texts.tryAgainText)}
          />
        )}
        {isBusy && (
          <Button
            small
            className="mt-3"
            busy={stop.isPending}
            // The button disappears with what it stops, so focus moves to the heading.
            onClick={() => stop.mutate(undefined, { onSuccess: () => head.current?.focus() })}
          >
            {say(texts.stop)}
          </Button>
        )}
      </div>
      <SendingFigures
        origin={origin}
        rows={all.filter(({ sending }) => sending.state !== 'REFUSED').map(({ shown }) => shown.row)}
        received={rows.filter(({ row }) => row.submittedDateTime !== undefined).length}
      />
    </Card>
  )
}
