import type { FormAnswers, ProductLine } from '@eksport/domain'
import type { Answers, Issue } from '@eksport/forms'
import { StepForm } from '@eksport/ui'
import { memo, useCallback, useEffect, useMemo, useRef } from 'react'
import { useAnswers } from '../../draft/draft-context.ts'
import { useRefusedAt } from '../../draft/use-refused.ts'
import { useSurroundings } from '../../draft/use-surroundings.ts'
import { withLine } from '../lines/line-list.ts'
import { useOwnCodes } from '../lines/use-own-codes.ts'
import { useListScope } from '../step-page.tsx'
import type { OpenFieldsProps } from './open-fields.tsx'
import type { OpenPlace } from './open-places.ts'

/** The answers outside the lines; the same object as long as none of them changes, whatever is typed in a line. */
function useAround(answers: FormAnswers): Answers {
  const { productLines: _, ...others } = answers
  const answersKey = JSON.stringify(others)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `answersKey` is the serialized answers
  return useMemo(() => ({ ...answers }), [answersKey])
}

/** The fields of one product line. A page may have forty of them, and only the one being edited re-renders. */
export function OpenLineFields(props: OpenFieldsProps & { readonly lineId: string }) {
  const { place, id, headingLevel, lineId, onChecked } = props
  const { answers, change, generation } = useAnswers()
  const around = useAround(answers)
  const scope = useListScope()
  const index = answers.productLines?.findIndex((one) => one.id === lineId) ?? -1
  const line = answers.productLines?.[index]
  const issues = useRefusedAt({ step: 'varelinjer', line: index })
  const latest = useRef({ answers, change, onChecked })
  useEffect(() => {
    latest.current = { answers, change, onChecked }
  })
  const put = useCallback((next: Answers) => {
    const { answers: now, change: store } = latest.current
    store({ ...now, productLines: withLine(now.productLines ?? [], next as ProductLine) }) // Still the same line, with one answer changed.
  }, [])
  const check = useCallback((isValid: boolean) => latest.current.onChecked(isValid), [])
  if (line === undefined) return null
  return (
    <LineForm
      key={`${lineId} ${generation}`}
      {...{ id, headingLevel, line, around, issues }}
      {...scope}
      sections={place.sections}
      onChange={put}
      onChecked={check}
    />
  )
}

interface LineFormProps extends Pick<OpenFieldsProps, 'id' | 'headingLevel' | 'onChecked'> {
  readonly sections: OpenPlace['sections']
  readonly line: ProductLine
  readonly around: Answers
  /** Issues of the line that the server refused. */
  readonly issues: readonly Issue[]
  /** With the country, narrows the lists. */
  readonly certificateTemplate: string | undefined
  readonly country: string | undefined
  readonly onChange: (next: Answers) => void
}

/** Memoized, and reads no draft context: otherwise each keystroke would re-render every line. */
const LineForm = memo(function LineForm(props: LineFormProps) {
  const { sections, line, around, certificateTemplate, country, onChange, onChecked, ...form } = props
  const scope = { certificateTemplate, country }
  const own = useOwnCodes(line, scope)
  const surroundings = useSurroundings(sections, scope, own, { ...line })
  return (
    <StepForm
      {...surroundings}
      {...form}
      sections={sections}
      answers={{ ...line }}
      root={around}
      onAnswersChange={onChange}
      onValid={() => onChecked(true)}
      onInvalid={() => onChecked(false)}
    />
  )
})
