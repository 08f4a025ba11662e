import {
  blockingLineFindings,
  formatWeight,
  lineFindings,
  type ProductLine,
  type RuleViolation,
  type ValidationResult,
} from '@eksport/domain'
import { lineLists } from '@eksport/portal/code-lists/fact-lists.ts'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, Card, useEksport } from '@eksport/ui'
import { ProductLineCard, shortFactKeys, ValidationBox } from '@eksport/ui/certificate'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { ruleCheckQuery, useRuleCheck } from '../api/validate-application.ts'
import { useDraft } from '../draft/draft-context.ts'
import { lineLink } from '../draft/step-link.ts'
import { formTexts } from '../form.texts.ts'
import { linesTexts as texts } from '../lines.texts.ts'
import { FormFrame } from './form-frame.tsx'
import { useListScope } from './step-page.tsx'
import { useNext } from './use-next.ts'

const noLines: readonly ProductLine[] = []

/** How many lines, and what they weigh together. */
function useHowMuch(lines: readonly ProductLine[]) {
  const say = useText()
  const { locale } = useEksport()
  const kilograms = lines.reduce((sum, { netWeight }) => sum + (typeof netWeight === 'number' ? netWeight : 0), 0)
  const weight = formatWeight(kilograms, locale)
  return say(lines.length === 1 ? texts.countOne : texts.count, { n: lines.length, weight })
}

/** [WIZ-11] The product lines of the application, what the rules say of them, and the way to one of them. */
export function LinesPage() {
  const say = useText()
  const navigate = useNavigate()
  const addButton = useRef<HTMLButtonElement>(null)
  const { answers, relevant, application, change, flush } = useDraft()
  const lines = relevant.productLines ?? noLines
  const howMuch = useHowMuch(lines)
  const check = useQuery({
    ...ruleCheckQuery({ ...answers }),
    placeholderData: (previous: ValidationResult | undefined) => previous,
  })
  const checkNow = useRuleCheck()
  const [held, setHeld] = useState(false)
  const { busy, next, back } = useNext('varelinjer')
  const findings = check.data ? lineFindings(check.data) : []

  const open = (line: number, copyOf?: number) => void navigate(lineLink(application.referenceNumber, line, copyOf))
  const remove = async (id: string) => {
    change({ ...answers, productLines: (answers.productLines ?? noLines).filter((line) => line.id !== id) })
    await flush()
  }
  const goOn = async () => {
    if (lines.length === 0) return setHeld(true)
    const result = await checkNow({ ...answers })
    // A check that could not be made holds nobody back: the server makes it again when the application is sent.
    const isHeld = result !== undefined && blockingLineFindings(result).length > 0
    setHeld(isHeld)
    if (!isHeld) await next()
  }
  const add = (
    <Button ref={addButton} icon={<Plus aria-hidden="true" />} kind="secondary" onClick={() => open(lines.length)}>
      {say(texts.add)}
    </Button>
  )
  return (
    <FormFrame
      step="varelinjer"
      intro={lines.length === 0 ? undefined : howMuch}
      headingActions={lines.length === 0 ? undefined : add}
      actions={{ onNext: () => void goOn(), busy, ...(back && { onBack: back }) }}
    >
      {check.isError && (
        <Alert tone="warning" role="alert" className="mb-7">
          {say(formTexts.ruleCheckFailed)}
        </Alert>
      )}
      {held && lines.length > 0 && (
        <Alert tone="danger" role="alert" className="mb-7">
          {say(texts.blocked)}
        </Alert>
      )}
      {findings.length > 0 && <ValidationBox violations={findings} className="mb-7" />}
      {lines.length === 0 ? <NoLines held={held} action={add} /> : null}
      <LineCards
        lines={lines}
        findings={findings}
        onEdit={(index) => open(index)}
        onCopy={(index) => open(lines.length, index)}
        onDelete={remove}
        fallbackFocus={() => addButton.current}
      />
    </FormFrame>
  )
}

function NoLines({ held, action }: { readonly held: boolean; readonly action: ReactNode }) {
  const say = useText()
  return (
    <Card>
      <p className="text-lead font-bold">{say(texts.none)}</p>
      <p role={held ? 'alert' : undefined} className={held ? 'mt-1 font-medium text-danger-text' : 'mt-1 text-subtle'}>
        {say(texts.noneText)}
      </p>
      <div className="mt-4">{action}</div>
    </Card>
  )
}

interface LineCardsProps {
  readonly lines: readonly ProductLine[]
  readonly findings: readonly RuleViolation[]
  readonly onEdit: (index: number) => void
  readonly onCopy: (index: number) => void
  readonly onDelete: (id: string) => Promise<void>
  readonly fallbackFocus: () => HTMLElement | null
}

function LineCards({ lines, findings, onEdit, onCopy, onDelete, fallbackFocus }: LineCardsProps) {
  const labels = useCodeLabels(lineLists, useListScope())
  return (
    <ul className="flex flex-col gap-3">
      {lines.map((line, index) => (
        <li key={line.id}>
          <ProductLineCard
            line={line}
            index={index + 1}
            labels={labels}
            headingLevel={2}
            facts={shortFactKeys}
            issues={findings.filter(({ lines: of }) => of?.includes(index + 1))}
            onEdit={() => onEdit(index)}
            onCopy={() => onCopy(index)}
            onDelete={() => onDelete(line.id)}
            fallbackFocus={fallbackFocus}
          />
        </li>
      ))}
    </ul>
  )
}
