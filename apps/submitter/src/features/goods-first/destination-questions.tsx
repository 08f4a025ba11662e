import { destinationStep, preInformationStep } from '@eksport/domain/templates'
import { getAt, type Section } from '@eksport/forms'
import { usedFirst } from '@eksport/portal/code-lists/ordered-lists.ts'
import { StepForm } from '@eksport/ui'
import { useMemo, useState } from 'react'
import { consignorEntries } from '../../draft/pre-information-lists.ts'
import { useSurroundings } from '../../draft/use-surroundings.ts'
import type { Consignment } from './use-consignment.ts'

interface DestinationQuestionsProps {
  readonly consignment: Consignment
  readonly formId: string
  readonly onChecked: (isValid: boolean) => void
}

const anyScope = {}
const exporter = 'consignor.organisationNumber'

/** Asks for the exporter only if there are several and none is the organisation itself. */
function sectionsFor(asksExporter: boolean): readonly Section[] {
  if (!asksExporter) return destinationStep.sections
  const own = preInformationStep.sections
    .flatMap(({ fields }) => Object.entries(fields))
    .filter(([path]) => path === exporter)
  return destinationStep.sections.map((section) => ({
    ...section,
    fields: { ...Object.fromEntries(own), ...section.fields },
  }))
}

/** Where the goods go and how, and who exports them if that is open; recent destinations come first. */
export function DestinationQuestions({ consignment, formId, onChecked }: DestinationQuestionsProps) {
  const { destination, consignors, changeDestination, sent } = consignment
  const isOpen = consignors.length > 0 && getAt(destination, exporter) === undefined
  // Once asked, the question stays after it is answered.
  const [isAsked, setAsked] = useState(isOpen)
  if (isOpen && !isAsked) setAsked(true)
  const sections = useMemo(() => sectionsFor(isAsked), [isAsked])
  const lists = useMemo(() => ({ consignors: consignorEntries(consignors) }), [consignors])
  const form = useSurroundings(sections, anyScope, lists)
  const codeLists = useMemo(() => {
    const { countries } = form.codeLists
    const used = sent.map(({ countryOfDestination }) => countryOfDestination)
    return countries === undefined ? form.codeLists : { ...form.codeLists, countries: usedFirst(countries, used) }
  }, [form.codeLists, sent])
  return (
    <StepForm
      {...form}
      codeLists={codeLists}
      id={formId}
      className="mt-6"
      sections={sections}
      answers={destination}
      onAnswersChange={changeDestination}
      onValid={() => onChecked(true)}
      onInvalid={() => onChecked(false)}
    />
  )
}
