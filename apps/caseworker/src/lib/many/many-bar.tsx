import type { ApplicationRow } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button } from '@eksport/ui'
import { IssueMany, type ManyDialogProps } from './issue-many.tsx'
import { manyTexts as texts } from './many.texts.ts'
import { PrintCheck } from './print-check.tsx'
import { PrintMany } from './print-many.tsx'
import { TransferMany } from './transfer-many.tsx'
import type { Target } from './use-case-run.ts'

const acts = ['print', 'confirm-print', 'issue', 'transfer'] as const
type ManyAct = (typeof acts)[number]

const dialogs = { print: PrintMany, 'confirm-print': PrintCheck, issue: IssueMany, transfer: TransferMany } as const

/** An action, and the cases it applies to. */
export interface Asked {
  readonly act: ManyAct
  readonly targets: readonly Target[]
}

interface ManyBarProps {
  readonly chosen: readonly ApplicationRow[]
  readonly onAsk: (asked: Asked) => void
  /** Chooses the cases of all pages. */
  readonly all: { readonly count: number; readonly isBusy: boolean; readonly onPress: () => void } | undefined
}

/** [CW-11] What can be done with several cases at once, with how many of the chosen each can be done. Nothing is decided here. */
export function ManyBar({ chosen, onAsk, all }: ManyBarProps) {
  const say = useText()
  const offered = acts.flatMap((act) => {
    const targets = chosen.filter(({ actions }) => actions.includes(act))
    return targets.length === 0 ? [] : [{ act, targets }]
  })
  return (
    <>
      {all && (
        <Button small kind="quiet" busy={all.isBusy} disabled={chosen.length >= all.count} onClick={all.onPress}>
          {say(texts.all, { n: all.count })}
        </Button>
      )}
      {offered.map(({ act, targets }) => (
        <Button key={act} small onClick={() => onAsk({ act, targets })}>
          {say(texts[act], { n: targets.length })}
        </Button>
      ))}
      {offered.length === 0 && <span className="text-subtle">{say(texts.nothing)}</span>}
    </>
  )
}

interface ManyDialogOfProps extends Omit<ManyDialogProps, 'targets'> {
  readonly asked: Asked
}

/** The dialog of an action on several cases. It is outside the bar, because the bar disappears when the handled cases leave the list. */
export function ManyDialog({ asked: { act, targets }, ...ways }: ManyDialogOfProps) {
  const Dialog = dialogs[act]
  return <Dialog targets={targets} {...ways} />
}
