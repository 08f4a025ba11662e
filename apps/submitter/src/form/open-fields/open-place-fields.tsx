import type { UnlockedAnswers } from '@eksport/domain/templates'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button } from '@eksport/ui'
import { LockOpen } from 'lucide-react'
import { useAnswers } from '../../draft/draft-context.ts'
import { clarificationTexts as texts } from '../clarification.texts.ts'
import { OpenFields } from './open-fields.tsx'
import type { OpenPlace } from './open-places.ts'

const placeName = ({ title, line }: OpenPlace, say: ReturnType<typeof useText>) =>
  line === undefined ? say(title) : say(texts.line, { n: line.index + 1 })

interface OpenPlaceFieldsProps {
  readonly place: OpenPlace
  readonly id: string
  readonly unlocked: UnlockedAnswers
  readonly headingLevel: 3 | 4
  readonly onChecked: (isValid: boolean) => void
}

/** One page or line with its unlocked fields. */
export function OpenPlaceFields({ place, id, unlocked, headingLevel, onChecked }: OpenPlaceFieldsProps) {
  const say = useText()
  const { answers, change } = useAnswers()
  const { line, count } = place
  const Heading = `h${headingLevel}` as const
  const remove = (lineId: string) => {
    change({ ...answers, productLines: (answers.productLines ?? []).filter((one) => one.id !== lineId) })
    document.getElementById('own-changes')?.focus()
  }
  return (
    // The locked summary has a region of the same page, so the name also says what is open.
    <section
      aria-labelledby={`${id}-heading ${id}-open`}
      className="ml-3 border-l-2 border-warning-edge pt-5 pb-1 pl-4.5"
    >
      <Heading id={`${id}-heading`} className={headingLevel === 3 ? 'text-h3' : 'text-ui font-semibold'}>
        {placeName(place, say)}
      </Heading>
      <p id={`${id}-open`} className="mt-0.5 mb-3 flex items-center gap-1.5 text-small text-subtle">
        <LockOpen aria-hidden="true" className="size-4" />
        {say(count === 1 ? texts.openOne : texts.open, { n: count })}
      </p>
      <OpenFields place={place} id={id} headingLevel={4} onChecked={onChecked} />
      {line !== undefined && unlocked.mayRemove(line.id) && (
        <Button small kind="danger" className="mt-5" onClick={() => remove(line.id)}>
          {say(texts.removeLine, { n: line.index + 1 })}
        </Button>
      )}
    </section>
  )
}
