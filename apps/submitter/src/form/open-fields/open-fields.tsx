import { type FormAnswers, officeZone } from '@eksport/domain'
import type { StepId } from '@eksport/domain/templates'
import { emptyAnswers, type Issue, type Section, validateSections } from '@eksport/forms'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { type FormSurroundings, StepForm } from '@eksport/ui'
import { useMemo, useState } from 'react'
import { useAnswers } from '../../draft/draft-context.ts'
import { pickerSectionId, retrievalSections } from '../../draft/retrieval-sections.ts'
import { usePickupOffices } from '../../draft/use-pickup-offices.ts'
import { useRefusedAt } from '../../draft/use-refused.ts'
import { useSurroundings } from '../../draft/use-surroundings.ts'
import { formTexts } from '../form.texts.ts'
import { PickupPicker } from '../pickup-picker.tsx'
import { usePreInformation } from '../pre-information.tsx'
import { useListScope } from '../step-page.tsx'
import { OpenLineFields } from './open-line-fields.tsx'
import type { OpenPlace } from './open-places.ts'

export interface OpenFieldsProps {
  readonly place: OpenPlace
  /** Id of the form element; submitting the answer validates each form by its id. */
  readonly id: string
  readonly onChecked: (isValid: boolean) => void
  /** Level of the headings inside, one below the heading of the place. */
  readonly headingLevel: 3 | 4
}

/** The fields of one place, with what its kind of page needs around them. */
export function OpenFields(props: OpenFieldsProps) {
  const { place } = props
  if (place.line !== undefined) return <OpenLineFields {...props} lineId={place.line.id} />
  if (place.step === 'henting') return <PickupFields {...props} />
  return place.step === 'soknadsinformasjon' ? <FirstFields {...props} /> : <PageFields {...props} />
}

interface FieldsProps extends Omit<OpenFieldsProps, 'place'> {
  readonly step: StepId
  readonly sections: readonly Section[]
  readonly surroundings: FormSurroundings
  readonly renderSection?: (section: Section) => React.ReactNode
}

/** The fields of a page that does not belong to a line. */
function Fields({ step, id, sections, surroundings, onChecked, headingLevel, renderSection }: FieldsProps) {
  const { answers, change, generation } = useAnswers()
  const refused = useRefusedAt({ step })
  return (
    <StepForm
      {...surroundings}
      key={generation}
      id={id}
      headingLevel={headingLevel}
      sections={sections}
      issues={refused}
      answers={emptyAnswers(sections, { ...answers })}
      onAnswersChange={(next) => change(next as FormAnswers)} // Safe to cast: the answers of the whole form with one of them changed.
      onValid={() => onChecked(true)}
      onInvalid={() => onChecked(false)}
      {...(renderSection && { renderSection })}
    />
  )
}

function PageFields({ place, ...form }: OpenFieldsProps) {
  const surroundings = useSurroundings(place.sections, useListScope())
  return <Fields {...form} step={place.step} sections={place.sections} surroundings={surroundings} />
}

/** The choices of the first page, limited to what its template offers. */
function FirstFields({ place, ...form }: OpenFieldsProps) {
  const { answers } = useAnswers()
  const { sections: offered, surroundings } = usePreInformation({ ...answers }, { begun: true })
  const sections = useMemo(() => {
    const open = new Set(place.sections.flatMap(({ fields }) => Object.keys(fields)))
    return offered.map((section) => ({
      ...section,
      fields: Object.fromEntries(Object.entries(section.fields).filter(([path]) => open.has(path))),
    }))
  }, [offered, place.sections])
  return <Fields {...form} step={place.step} sections={sections} surroundings={surroundings} />
}

const noSections = [] as const
const noIssues: readonly Issue[] = []

/** Where and when the paper certificate is collected, with the picker of the pickup page. */
function PickupFields({ place, id, onChecked, headingLevel }: OpenFieldsProps) {
  const { answers } = useAnswers()
  const offices = usePickupOffices()
  const surroundings = useSurroundings(noSections, {}, offices.lists)
  const sections = useMemo(
    () => retrievalSections(place.sections, false, offices.checks),
    [place.sections, offices.checks],
  )
  const [tried, setTried] = useState(false)
  const check = (isValid: boolean) => {
    setTried(!isValid)
    onChecked(isValid)
  }
  const refused = useRefusedAt({ step: place.step })
  const issuesOf = (section: Section) => [
    ...refused,
    ...(tried
      ? validateSections(
          [section],
          { ...answers },
          { now: surroundings.now, timeZone: officeZone, given: surroundings.given },
        )
      : noIssues),
  ]
  return (
    <Fields
      step={place.step}
      id={id}
      headingLevel={headingLevel}
      onChecked={check}
      sections={sections}
      surroundings={surroundings}
      renderSection={(section) =>
        section.id === pickerSectionId ? (
          <div key={section.id}>
            {sections[0] === section && <PickupOffice />}
            <PickupPicker id={`${id}-certificateRetrieval`} issues={issuesOf(section)} />
          </div>
        ) : undefined
      }
    />
  )
}

const officeLists = ['certificate-offices'] as const

/** [PIK-05] Names the office whose hours decide the times, if the office itself is not asked for. */
function PickupOffice() {
  const say = useText()
  const labels = useCodeLabels(officeLists)
  const office = useAnswers().answers.certificateRetrieval?.office
  if (office === undefined) return null
  return <p className="mb-4">{say(formTexts.pickupAt, { office: labels.label('certificate-offices', office) })}</p>
}
