import type { ProductLine } from '@eksport/domain'
import type { Answers, Issue, Section } from '@eksport/forms'
import { StepForm, type StepFormProps } from '@eksport/ui'
import { useEffect, useMemo } from 'react'
import { useAnswers, useTyped } from '../../draft/draft-context.ts'
import { useRefusedAt } from '../../draft/use-refused.ts'
import { useSurroundings } from '../../draft/use-surroundings.ts'
import { useOwnCodes } from '../../form/lines/use-own-codes.ts'
import { useListScope } from '../../form/step-page.tsx'
import { useNotedSections } from '../../form/use-noted-sections.ts'
import { useKnownSites } from './use-known-sites.ts'

/** Form id shared by all lines: only the open line is rendered, so its controls have the same ids in every line. */
export const lineFormId = 'varelinje'

interface LineFieldsProps {
  readonly line: ProductLine
  readonly index: number
  readonly sections: readonly Section[]
  /** Issues found by the register lookups. */
  readonly issues: readonly Issue[]
  /** Number of attempts to go on that this line stopped; after one, it shows all its errors at once. */
  readonly attempts: number
  readonly onChange: (line: ProductLine) => void
}

/** [WIZ-11] [WIZ-12] [WIZ-13] The fields of one product line. */
export function LineFields({ line, index, sections, issues, attempts, onChange }: LineFieldsProps) {
  const { generation } = useAnswers()
  const scope = useListScope()
  const codes = useOwnCodes(line, scope)
  const sites = useKnownSites(line)
  const own = useMemo(() => ({ ...codes, ...sites }), [codes, sites])
  const surroundings = useSurroundings(sections, scope, own, { ...line })
  const noted = useNotedSections(sections, 'productLines.')
  const refused = useRefusedAt({ step: 'varelinjer', line: index })
  const given = useMemo(() => [...refused, ...issues], [refused, issues])
  useEffect(() => {
    const form = document.getElementById(lineFormId)
    if (attempts > 0 && form instanceof HTMLFormElement) form.requestSubmit()
  }, [attempts])
  return (
    <TypedForm
      {...surroundings}
      key={generation}
      id={lineFormId}
      headingLevel={3}
      sections={noted}
      line={line}
      issues={given}
      onChange={onChange}
    />
  )
}

interface TypedFormProps
  extends Omit<StepFormProps<Answers>, 'answers' | 'root' | 'onAnswersChange' | 'onValid' | 'onChange'>,
    Pick<LineFieldsProps, 'line' | 'onChange'> {}

/** The fields with their typed content; only these re-render at a keystroke. */
function TypedForm({ line: followed, onChange, ...form }: TypedFormProps) {
  const answers = useTyped()
  const line = answers.productLines?.find(({ id }) => id === followed.id) ?? followed
  return (
    <StepForm
      {...form}
      answers={{ ...line }}
      root={{ ...answers }}
      onAnswersChange={onChange}
      onValid={() => undefined}
    />
  )
}
