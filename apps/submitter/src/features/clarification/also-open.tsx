import type { UnlockedAnswers } from '@eksport/domain/templates'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Heading } from '@eksport/ui'
import { clarificationTexts as texts } from '../../form/clarification.texts.ts'
import { OpenPlaceFields } from '../../form/open-fields/open-place-fields.tsx'
import type { OpenPlace } from '../../form/open-fields/open-places.ts'

interface AlsoOpenProps {
  readonly places: readonly OpenPlace[]
  readonly idOf: (place: OpenPlace) => string
  readonly unlocked: UnlockedAnswers
  readonly onChecked: (isValid: boolean) => void
}

/**
 * Fields that must be corrected although no question is about them: a date that has passed, or a field that another change made required.
 */
export function AlsoOpen({ places, idOf, unlocked, onChecked }: AlsoOpenProps) {
  const say = useText()
  if (places.length === 0) return null
  return (
    <section aria-labelledby="also-open" className="mt-11">
      <Heading level={3} id="also-open">
        {say(texts.alsoOpen)}
      </Heading>
      <p className="mt-1 max-w-text text-subtle">{say(texts.alsoOpenText)}</p>
      {places.map((place) => (
        <OpenPlaceFields
          key={idOf(place)}
          place={place}
          id={idOf(place)}
          unlocked={unlocked}
          headingLevel={4}
          onChecked={onChecked}
        />
      ))}
    </section>
  )
}
