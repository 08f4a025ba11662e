import { formatKroner } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, Progress } from '@eksport/ui'
import { CaseActionBar } from '@eksport/ui/certificate'
import { Send } from 'lucide-react'
import { seriesTexts as texts } from './series.texts.ts'
import { isToSubmit, type ShownRow } from './series-rows.ts'

interface SendBarProps {
  readonly rows: readonly ShownRow[]
  readonly isBusy: boolean
  /** Receives the rows whose fees are shown. */
  readonly onSend: (shown: readonly ShownRow[]) => Promise<void>
  readonly onFirstError: () => void
}

/** How many rows are ready, their fees, and the submit button, which is never disabled. */
export function SendBar({ rows, isBusy, onSend, onFirstError }: SendBarProps) {
  const say = useText()
  const drafts = rows.filter(isToSubmit)
  const underWay = rows.filter(({ isUnderWay }) => isUnderWay).length
  // A row that is being saved is submitted once it is saved.
  const ready = drafts.filter(({ line }) => line.findings.length === 0)
  const [n, all] = [ready.length, drafts.length]
  const sending = underWay === 1 ? texts.sendingOne : texts.sending
  const rest = underWay === 0 ? say(texts.allSent) : say(sending, { n: underWay })
  const fee = ready.reduce((sum, { row }) => sum + row.fee, 0)
  return (
    <CaseActionBar label={say(texts.actions)} className="-mx-8 mt-10 gap-4 px-8 max-md:-mx-4 max-md:px-4">
      <div className="min-w-0 flex-1 tabular-nums">
        <p className="text-small">
          <b className="font-semibold">{all === 0 ? rest : say(texts.readyOf, { n, all })}</b>{' '}
          {n < all && <span className="text-subtle">{say(texts.stops, { n: all - n })}</span>}
        </p>
        {all > 0 && <Progress label={say(texts.readyOf, { n, all })} hideLabel value={n} max={all} />}
      </div>
      {n > 0 && <p className="font-semibold tabular-nums">{say(texts.fee, { fee: formatKroner(fee) })}</p>}
      {all > 0 && (
        <Button
          kind="primary"
          className="max-md:basis-full"
          busy={isBusy}
          icon={n > 0 ? <Send aria-hidden="true" /> : undefined}
          onClick={() => (n > 0 ? void onSend(ready) : onFirstError())}
        >
          {n > 0 ? say(texts.send, { n, all }) : say(texts.firstError)}
        </Button>
      )}
    </CaseActionBar>
  )
}
