import { useText } from '@eksport/portal/text/use-text.ts'
import { Button } from '@eksport/ui'
import { useState } from 'react'
import { useStep } from '../components/step-page.tsx'
import { useDraft } from '../draft/draft-context.ts'
import { withDatesOf } from './line-dates.ts'
import { missingTexts as texts } from './missing.texts.ts'

const noSections = [] as const

/** [EXP-05] Gives the dates of one line to the others that have none, and says to how many. */
export function SameDates({ lineId }: { readonly lineId: string }) {
  const say = useText()
  const { answers, change } = useDraft()
  const sections = useStep('varelinjer').items?.sections ?? noSections
  const [filled, setFilled] = useState<number>()
  const give = () => {
    const lines = answers.productLines ?? []
    const source = lines.find(({ id }) => id === lineId)
    const next = lines.map((line) => (source ? withDatesOf(source, line, sections) : line))
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
        {filled !== undefined &&
          say(filled === 0 ? texts.noDates : filled === 1 ? texts.datesOne : texts.dates, { n: filled })}
      </p>
    </div>
  )
}
