import type { ApplicationRow } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button } from '@eksport/ui'
import { useState } from 'react'
import { IssueMany } from './issue-many.tsx'
import { manyTexts as texts } from './many.texts.ts'
import { PrintCheck } from './print-check.tsx'
import { PrintMany } from './print-many.tsx'
import { TransferMany } from './transfer-many.tsx'
import type { Target } from './use-case-run.ts'

const acts = ['print', 'confirm-print', 'issue', 'transfer'] as const
type ManyAct = (typeof acts)[number]

const dialogs = { print: PrintMany, 'confirm-print': PrintCheck, issue: IssueMany, transfer: TransferMany } as const

interface ManyBarProps {
  readonly chosen: readonly ApplicationRow[]
  /** What was done is done: nothing is chosen any more. */
  readonly onDone: () => void
}

/** [CW-11] What can be done with several cases at once, with how many of the chosen each can be done. Nothing is decided here. */
export function ManyBar({ chosen, onDone }: ManyBarProps) {
  const say = useText()
  const [asked, setAsked] = useState<{ readonly act: ManyAct; readonly targets: readonly Target[] }>()
  const Dialog = asked && dialogs[asked.act]
  const offered = acts.flatMap((act) => {
    const targets = chosen.filter(({ actions }) => actions.includes(act))
    return targets.length === 0 ? [] : [{ act, targets }]
  })
  return (
    <>
      {offered.map(({ act, targets }) => (
        <Button key={act} small onClick={() => setAsked({ act, targets })}>
          {say(texts[act], { n: targets.length })}
        </Button>
      ))}
      {offered.length === 0 && <span className="text-subtle">{say(texts.nothing)}</span>}
      {Dialog && (
        <Dialog
          targets={asked.targets}
          onClose={() => {
            setAsked(undefined)
            onDone()
          }}
        />
      )}
    </>
  )
}
