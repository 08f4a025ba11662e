import { officerActionDescriptions } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { manyTexts as texts } from './many.texts.ts'
import { RunDialog } from './run-dialog.tsx'
import { type Target, useCaseRun } from './use-case-run.ts'

export interface ManyDialogProps {
  readonly targets: readonly Target[]
  readonly onClose: () => void
  /** Called when the officer's action has changed cases. */
  readonly onChanged: () => void
}

/** [CW-11] Issues printed certificates that came out well, one by one. */
export function IssueMany({ targets, onClose, onChanged }: ManyDialogProps) {
  const say = useText()
  const run = useCaseRun({ handling: { action: 'issue' }, onChanged })
  return (
    <RunDialog
      title={say(texts.issueTitle, { n: targets.length })}
      doLabel={say(officerActionDescriptions.issue.label)}
      {...{ run, targets, onClose }}
    >
      {officerActionDescriptions.issue.explanation && <p>{say(officerActionDescriptions.issue.explanation)}</p>}
    </RunDialog>
  )
}
