import { blockingLineFindings, type FormAnswers, type ProductLine, type RuleViolation } from '@eksport/domain'
import { emptyAnswers } from '@eksport/forms'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, StepForm } from '@eksport/ui'
import { ValidationBox } from '@eksport/ui/certificate'
import { Navigate } from '@tanstack/react-router'
import { useId, useMemo, useState } from 'react'
import { findUnknown, type LookedUp } from '../api/find-unknown.ts'
import { useRuleCheck } from '../api/validate-application.ts'
import { useDraft } from '../draft/draft-context.ts'
import { lineToEdit, withLine } from '../draft/edited-line.ts'
import { lineLink } from '../draft/step-link.ts'
import { useRefusedAt } from '../draft/use-refused.ts'
import { useSurroundings } from '../draft/use-surroundings.ts'
import { formTexts } from '../form.texts.ts'
import { linesTexts as texts } from '../lines.texts.ts'
import { FormFrame } from './form-frame.tsx'
import { useListScope, useStep } from './step-page.tsx'
import { useNext } from './use-next.ts'

interface LinePageProps {
  /** Counted from zero; one past the last is a new line. */
  readonly index: number
  /** The line to start from. */
  readonly copyOf: number | undefined
}

const noLines: readonly ProductLine[] = []
const noSections = [] as const
const nothingUnknown: LookedUp = { issues: [], isComplete: true }

/** The line that is being filled in. It joins the draft with its first answer, so that a line nobody filled in is none. */
function useEditedLine({ index, copyOf }: LinePageProps, sections: Parameters<typeof emptyAnswers>[0]) {
  const { answers, change } = useDraft()
  const lines = answers.productLines ?? noLines
  const [begun] = useState(() => {
    const line = lineToEdit({ lines, index, copyOf, newId: crypto.randomUUID() })
    return lines.includes(line) ? line : emptyAnswers(sections, line, { ...answers })
  })
  const line = lines.find(({ id }) => id === begun.id) ?? begun
  const put = (next: ProductLine): FormAnswers => ({ ...answers, productLines: withLine(lines, next) })
  return { line, put, change: (next: ProductLine) => change(put(next)) }
}

/** [RTE-11] The editor at an address: past the first line that does not exist yet there is none, and it leads to that one. */
export function LinePage(props: LinePageProps) {
  const { answers, application } = useDraft()
  const count = answers.productLines?.length ?? 0
  if (props.index > count) return <Navigate {...lineLink(application.referenceNumber, count)} replace />
  return <LineEditor {...props} />
}

/** [WIZ-11] [WIZ-12] [WIZ-13] The editor of one product line. */
function LineEditor(props: LinePageProps) {
  const say = useText()
  const formId = useId()
  const step = useStep('varelinjer')
  const sections = step.items?.sections ?? noSections
  const { answers, generation } = useDraft()
  const { line, put, change } = useEditedLine(props, sections)
  const { isError, ...surroundings } = useSurroundings(sections, useListScope(), undefined, { ...line })
  const checkNow = useRuleCheck()
  const [findings, setFindings] = useState<readonly RuleViolation[]>([])
  const [lookedUp, setLookedUp] = useState(nothingUnknown)
  const refused = useRefusedAt({ step: 'varelinjer', line: props.index })
  const issues = useMemo(() => [...refused, ...lookedUp.issues], [refused, lookedUp])
  const { busy, saveAndGo } = useNext('varelinjer')

  const finish = async (complete: ProductLine) => {
    change(complete)
    const [unknown, result] = await Promise.all([findUnknown(complete), checkNow({ ...put(complete) })])
    // Whoever has been told that nothing could be looked up goes on without.
    const isTold = unknown.isComplete || !lookedUp.isComplete
    setLookedUp(unknown)
    const place = put(complete).productLines?.findIndex(({ id }) => id === complete.id) ?? -1
    const blocking = result === undefined ? [] : blockingLineFindings(result, place + 1)
    setFindings(blocking)
    if (isTold && blocking.length === 0 && unknown.issues.length === 0) await saveAndGo({ step: 'varelinjer' })
  }
  return (
    <FormFrame
      step="varelinjer"
      title={say(texts.line, { n: props.index + 1 })}
      actions={{
        form: formId,
        busy,
        nextLabel: say(texts.done),
        onBack: () => void saveAndGo({ step: 'varelinjer' }),
      }}
    >
      {isError && (
        <Alert tone="warning" role="alert" className="mb-7">
          {say(formTexts.listsFailed)}
        </Alert>
      )}
      {!lookedUp.isComplete && (
        <Alert tone="warning" role="alert" className="mb-7">
          {say(texts.notLookedUp)}
        </Alert>
      )}
      {findings.length > 0 && <ValidationBox violations={findings} className="mb-7" />}
      <StepForm
        {...surroundings}
        key={`${line.id} ${generation}`}
        id={formId}
        sections={sections}
        answers={{ ...line }}
        issues={issues}
        root={{ ...answers }}
        onAnswersChange={(next) => change(next)}
        onValid={(complete) => void finish(complete)}
      />
    </FormFrame>
  )
}
