import { formatReference } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, Dialog, Progress } from '@eksport/ui'
import type { ReactNode } from 'react'
import { dialogTexts } from '../dialog.texts.ts'
import { Refusal } from '../refusal.tsx'
import { manyTexts as texts } from './many.texts.ts'
import type { CaseRun, RunItem, Target } from './use-case-run.ts'

interface RunDialogProps {
  readonly title: string
  readonly doLabel: string
  readonly run: CaseRun
  readonly targets: readonly Target[]
  /** Called before the run starts; returns false if a field is missing something, which the field then reports. */
  readonly onStart?: () => boolean
  readonly onClose: () => void
  /** Label of the button that closes the dialog when the run is done. */
  readonly closeLabel?: string
  /** Whether to list the cases before the run starts; false if `children` lists them. */
  readonly namesCases?: boolean
  /** Input that is required before the run starts. */
  readonly children?: ReactNode
}

/** [CW-11] Carries out one action on many cases: asked once, then case by case, with what stopped it and how to continue. */
export function RunDialog({ run, targets, onStart, onClose, namesCases = true, ...asked }: RunDialogProps) {
  const { title, doLabel, closeLabel, children } = asked
  const say = useText()
  const { items, isRunning, failed } = run
  const isBegun = items.length > 0
  const start = () => {
    if (onStart?.() ?? true) run.start(targets)
  }
  const done = items.filter(({ state }) => state === 'done').length
  const progress = say(texts.progress, { n: done, total: items.length })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="md"
      title={title}
      closable={!isRunning}
      footer={
        <>
          {!isBegun && (
            <Button kind="primary" onClick={start}>
              {doLabel}
            </Button>
          )}
          {isRunning && <Button onClick={run.stop}>{say(texts.stop)}</Button>}
          {failed && !isRunning && (
            <>
              <Button kind="primary" onClick={run.goOn}>
                {say(texts.goOn)}
              </Button>
              <Button onClick={run.skip}>{say(texts.skip)}</Button>
            </>
          )}
          {!isRunning && (
            <Button onClick={onClose}>
              {isBegun ? (closeLabel ?? say(dialogTexts.close)) : say(dialogTexts.cancel)}
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {!isBegun && children}
        <p role="status" className={isBegun ? 'text-ui font-semibold tabular-nums' : 'sr-only'}>
          {isBegun && progress}
        </p>
        {isBegun && <Progress label={progress} hideLabel value={done} max={items.length} />}
        {(isBegun || namesCases) && (
          <ul aria-label={say(texts.cases)} className="max-h-80 overflow-y-auto border-y border-line">
            {(isBegun ? items : targets).map((one) => (
              <RunRow key={one.referenceNumber} {...one} />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}

const looks = {
  waiting: 'text-subtle',
  running: 'font-semibold',
  done: 'text-success-text',
  failed: 'font-semibold text-danger-text',
  skipped: 'text-subtle',
} as const

/** One case and its result; no result before the run starts. */
function RunRow({ referenceNumber, state, error }: Target & Partial<Pick<RunItem, 'state' | 'error'>>) {
  const say = useText()
  return (
    <li className="grid gap-1.5 border-t border-line py-1.5 text-ui first:border-t-0">
      <span className="flex justify-between gap-3">
        <span className="font-semibold tabular-nums">{formatReference(referenceNumber)}</span>
        {state && <span className={looks[state]}>{say(texts[state])}</span>}
      </span>
      {state === 'failed' && error && <Refusal error={error} stale={dialogTexts.stale} />}
    </li>
  )
}
