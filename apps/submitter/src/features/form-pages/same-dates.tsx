import { useText } from '@eksport/portal/text/use-text.ts'
import { Button } from '@eksport/ui'
import { useState } from 'react'
import { useAnswers } from '../../draft/draft-context.ts'
import { missingTexts as texts } from '../../form/missing.texts.ts'
import { useStep } from '../../form/step-page.tsx'
import { hasDates, withDatesOf } from './line-dates.ts'

const noSections = [] as const

const resultText = (filled: number | 'no dates here') => {
  if (filled === 'no dates here') return texts.datesHereFirst
  return filled === 0 ? texts.noDates : filled === 1 ? texts.datesOne : texts.dates
}

/** [EXP-05] Copies the dates of one line to the lines that have none, and says how many they are. */
export function SameDates({ lineId }: { readonly lineId: string }) {
  const say = useText()
  const { answers, change } = useAnswers()
  const sections = useStep('varelinjer').items?.sections ?? noSections
  const [filled, setFilled] = useState<number | 'no dates here'>()
  const give = () => {
    const lines = answers.productLines ?? []
    const source = lines.find(({ id }) => id === lineId)
    if (source === undefined || !hasDates(source, sections)) return setFilled('no dates here')
    const next = lines.map((line) => withDatesOf(source, line, sections))
    const given = next.filter((line, index) => line !== lines[index]).length
    setFilled(given)
    if (given > 0) change({ ...answers, productLines: next })
  }
  return (
    <div className="mt-5 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
      <Button small onClick={give}>
        {say(texts.sameDates)}
      </Button>
      <p role="status" className="text-small text-subtle">
        {filled !== undefined && say(resultText(filled), { n: filled })}
      </p>
    </div>
  )
}
