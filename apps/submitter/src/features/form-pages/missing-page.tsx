import { type Application, formatReference, formatWeight, type ProductLine } from '@eksport/domain'
import { type StepId, stepsOf } from '@eksport/domain/templates'
import type { LocalizedText } from '@eksport/forms'
import { useCheckContext } from '@eksport/portal/case/check-context.ts'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Heading, Link, useEksport } from '@eksport/ui'
import { Link as RouterLink } from '@tanstack/react-router'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import { useAnswers, useStored } from '../../draft/draft-context.ts'
import { placeFormId } from '../../draft/field-here.ts'
import { stepLink } from '../../draft/step-link.ts'
import { useTemplate } from '../../draft/template-context.ts'
import { usePickupOffices } from '../../draft/use-pickup-offices.ts'
import { FormPage } from '../../form/form-page.tsx'
import { missingTexts as texts } from '../../form/missing.texts.ts'
import { OpenFields } from '../../form/open-fields/open-fields.tsx'
import { type OpenPlace, openPlaces } from '../../form/open-fields/open-places.ts'
import { useFormChecks } from '../../form/use-form-checks.ts'
import { useNext } from '../../form/use-next.ts'
import { asksDates } from './line-dates.ts'
import { asksFor, type MissingAnswer, missingAnswers } from './missing-answers.ts'
import { NextMissing } from './next-missing.tsx'
import { SameDates } from './same-dates.tsx'

/** [WIZ-15] A copied office that has closed since; the times wait for another choice. */
const closedOffice: MissingAnswer = { step: 'henting', path: 'certificateRetrieval.office' }

const fieldIdOf = (page: string, { step, path, lineId }: MissingAnswer) =>
  `${placeFormId(page, { step, ...(lineId !== undefined && { line: { id: lineId } }) })}-${path.replaceAll('.', '-')}`

const keyOf = ({ step, path, lineId = '' }: MissingAnswer) => `${step} ${path} ${lineId}`

/** Everything that has been missing since the page was opened: a field stays in place after it is answered. */
function useEverMissing(now: readonly MissingAnswer[]): readonly MissingAnswer[] {
  const [ever, setEver] = useState(now)
  const known = new Set(ever.map(keyOf))
  const more = now.filter((answer) => !known.has(keyOf(answer)))
  if (more.length > 0) setEver([...ever, ...more])
  return ever
}

/** Pages that lack something other than a field: product lines or files. */
function useElsewhere(missing: readonly MissingAnswer[], places: readonly OpenPlace[]) {
  const { relevant } = useAnswers()
  const template = useTemplate()
  return useMemo(() => {
    const shown = new Set(places.map(({ step }) => step))
    const steps = new Set(missing.map(({ step }) => step))
    return stepsOf(template, relevant).filter(({ id }) => steps.has(id) && !shown.has(id))
  }, [missing, places, template, relevant])
}

/** [EXP-05] Everything that a draft still lacks, from all its pages, on one page, so that a copy can be completed from here. */
export function MissingPage() {
  const say = useText()
  const formId = useId()
  const { application } = useStored()
  const { relevant: all } = useAnswers()
  // Deferred: the set of missing fields may update a little later, and answered fields stay.
  const relevant = useDeferredValue(all)
  const template = useTemplate()
  const checking = useCheckContext()
  const steps = useMemo(
    () => stepsOf(template, relevant).filter(({ id }) => id !== 'oppsummering'),
    [template, relevant],
  )
  const { isGone } = usePickupOffices()
  const missing = useMemo(
    () => [...missingAnswers(steps, relevant, application.copiedFrom, checking), ...(isGone ? [closedOffice] : [])],
    [steps, relevant, application.copiedFrom, checking, isGone],
  )
  const ever = useEverMissing(missing)
  const places = useMemo(() => openPlaces(steps, relevant, { isUnlocked: asksFor(ever) }), [steps, relevant, ever])
  const elsewhere = useElsewhere(missing, places)
  const checks = useFormChecks()
  const { busy, saveAndGo } = useNext('oppsummering')
  const idOf = (place: OpenPlace) => placeFormId(formId, place)
  const [giving, another] = places.filter(({ line, sections }) => line !== undefined && asksDates(sections))
  const givingId = another && giving?.line?.id
  const next = () => {
    if (checks.areAllValid(places.map(idOf))) void saveAndGo({ step: 'oppsummering' })
  }
  return (
    <FormPage
      step="oppsummering"
      title={say(texts.title)}
      headingActions={<NextMissing fields={missing.map((answer) => fieldIdOf(formId, answer))} />}
      intro={say(texts.intro)}
      actions={{ onNext: next, nextLabel: say(texts.toSummary), busy }}
    >
      <CopiedFrom application={application} />
      {places.length === 0 && elsewhere.length === 0 && <Alert tone="success">{say(texts.nothing)}</Alert>}
      <Elsewhere steps={elsewhere} />
      {places.map((place) => (
        <section
          key={idOf(place)}
          aria-labelledby={`${idOf(place)}-heading`}
          // Compact, so that a dozen answers fit in one and a half phone screens.
          className="mt-11 first:mt-0 max-md:mt-5 max-md:[--eks-field-gap:12px] max-md:[--eks-section-gap:14px]"
        >
          <div className="mb-5 border-b border-line-strong pb-2 max-md:mb-3 max-md:pb-1">
            <Heading level={2} id={`${idOf(place)}-heading`}>
              {place.line === undefined ? say(place.title) : say(texts.line, { n: place.line.index + 1 })}
            </Heading>
            {place.line && <LineInShort line={relevant.productLines?.[place.line.index]} />}
          </div>
          <OpenFields place={place} id={idOf(place)} headingLevel={3} onChecked={checks.onChecked} />
          {place.line !== undefined && place.line.id === givingId && <SameDates lineId={place.line.id} />}
        </section>
      ))}
    </FormPage>
  )
}

const lineLists = ['species'] as const

/** Identifies a line by the goods entered in it. */
function LineInShort({ line }: { readonly line: ProductLine | undefined }) {
  const { locale } = useEksport()
  const { label } = useCodeLabels(lineLists)
  const { species, lotNumber, netWeight } = line ?? {}
  const words = [
    species && label('species', species),
    lotNumber,
    typeof netWeight === 'number' && formatWeight(netWeight, locale),
  ]
  return <p className="text-small text-subtle">{words.filter(Boolean).join(', ')}</p>
}

function CopiedFrom({ application: { copiedFrom } }: { readonly application: Application }) {
  const say = useText()
  if (copiedFrom === undefined) return null
  return <p className="mb-7 text-subtle">{say(texts.copied, { from: formatReference(copiedFrom.referenceNumber) })}</p>
}

interface ElsewhereProps {
  readonly steps: readonly { readonly id: StepId; readonly title: LocalizedText }[]
}

function Elsewhere({ steps }: ElsewhereProps) {
  const say = useText()
  const { referenceNumber } = useStored().application
  if (steps.length === 0) return null
  return (
    <Alert tone="warning" className="mb-7">
      <p>{say(texts.elsewhere)}</p>
      <ul className="mt-1 flex flex-col gap-1">
        {steps.map(({ id, title }) => (
          <li key={id}>
            <Link inherit render={<RouterLink {...stepLink(referenceNumber, { step: id })} />}>
              {say(title)}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
