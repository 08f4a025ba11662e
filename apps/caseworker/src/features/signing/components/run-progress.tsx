import { useText } from '@eksport/portal/text/use-text.ts'
import { Progress } from '@eksport/ui'
import type { CaseRun } from '#src/lib/many/use-case-run.ts'
import { signingTexts as texts } from '../signing.texts.ts'
import { isSignedLater } from '../signing-queue.ts'

/** The progress and results of a run. */
export function RunProgress({ run: { items, isRunning } }: { readonly run: CaseRun }) {
  const say = useText()
  const count = (state: (typeof items)[number]['state']) => items.filter((item) => item.state === state).length
  const total = items.length
  const later = items.filter(isSignedLater).length
  const done = count('done') - later
  const skipped = count('skipped')
  const left = total - done - later - skipped - count('failed')
  const words = say(texts.progress, { n: done, total })
  return (
    <div className={total === 0 ? 'sr-only' : 'grid gap-1.5 text-ui'}>
      <p role="status" className="flex flex-wrap gap-x-4 tabular-nums">
        {total > 0 && (
          <>
            <strong className="font-semibold">{words}</strong>
            {count('failed') > 0 && (
              <strong className="font-semibold text-danger-text">{say(texts.failedCount)}</strong>
            )}
            {later > 0 && <strong className="font-semibold">{say(texts.laterCount, { n: later })}</strong>}
            {skipped > 0 && <span>{say(texts.skippedCount, { n: skipped })}</span>}
            {left > 0 && !isRunning && <span className="text-subtle">{say(texts.waitingCount, { n: left })}</span>}
          </>
        )}
      </p>
      {total > 1 && <Progress label={words} hideLabel value={done + later + skipped} max={total} />}
    </div>
  )
}
