import { formatReference, officerInput } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Checkbox, Field, Fieldset, Textarea } from '@eksport/ui'
import { useId, useState } from 'react'
import { inputProblem } from '../act-input.ts'
import type { ManyDialogProps } from './issue-many.tsx'
import { manyTexts as texts } from './many.texts.ts'
import { RunDialog } from './run-dialog.tsx'
import { useCaseRun } from './use-case-run.ts'

/** [CW-11] [CRT-15] After printing several certificates: the sheets of those that came out badly become void, the others are confirmed. */
export function PrintCheck({ targets, onClose, onChanged }: ManyDialogProps) {
  const say = useText()
  const id = useId()
  const [spoilt, setSpoilt] = useState<ReadonlySet<number>>(new Set())
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const run = useCaseRun({
    handling: ({ referenceNumber }) =>
      spoilt.has(referenceNumber) ? { action: 'void-print', reason: reason.trim() } : { action: 'confirm-print' },
    onChanged,
  })
  const problem = spoilt.size === 0 ? undefined : inputProblem('reason', reason)
  const { label, max } = officerInput('reason')
  const onStart = () => {
    setIsTried(true)
    if (problem) document.getElementById(id)?.focus()
    return problem === undefined
  }
  return (
    <RunDialog
      title={say(texts.checkTitle)}
      doLabel={spoilt.size === 0 ? say(texts.allWell) : say(texts.someSpoilt, { n: spoilt.size })}
      namesCases={false}
      {...{ run, targets, onStart, onClose }}
    >
      <Fieldset legend={say(texts.checkTitle)} hideLegend hint={say(texts.check)}>
        {targets.map(({ referenceNumber }) => (
          <Checkbox
            key={referenceNumber}
            label={formatReference(referenceNumber)}
            checked={spoilt.has(referenceNumber)}
            onChange={() => setSpoilt((before) => before.symmetricDifference(new Set([referenceNumber])))}
          />
        ))}
      </Fieldset>
      {spoilt.size > 0 && (
        <Field
          id={id}
          label={say(label)}
          error={isTried && problem && say(problem.text, problem.params)}
          required
          width="full"
        >
          <Textarea value={reason} rows={2} limit={max} onChange={({ target }) => setReason(target.value)} />
        </Field>
      )}
    </RunDialog>
  )
}
