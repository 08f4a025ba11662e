import type { DepartureTime } from '@eksport/api'
import { type Application, formatDayTime, formatReference } from '@eksport/domain'
import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import type { Journal } from '@eksport/portal/journal/journal.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, useEksport, Wizard } from '@eksport/ui'
import { Link, useRouter } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { replacementDraftLink } from '#src/lib/application/draft-link.ts'
import { useIsFirstPage } from '#src/lib/use-is-first-page.ts'
import { afterReplacement } from '../../draft/after-replacement.ts'
import { replacementTexts as texts } from '../../draft/replacement.texts.ts'
import { newReplacementRail } from '../../draft/replacement-rail.ts'
import { useOpenBehind } from '../../draft/use-open-behind.ts'
import { type ReplacementRequest, useCreateReplacement } from './api/replacement.ts'
import { ReplacementForm, type WrittenReplacement } from './replacement-form.tsx'
import { ReplacementProblem } from './replacement-problem.tsx'

const nothing = { answers: {}, attachments: [] }
const countries = ['countries'] as const

interface NewReplacementPageProps {
  readonly original: Application
  /** [EXP-11] The new departure of the goods, replacing the one on the original. */
  readonly departure?: DepartureTime | undefined
  /** What was written here earlier and exists only in this browser. */
  readonly journal: Journal
}

/** [REP-01] [RTE-15] Starts the replacement of an issued certificate: Next creates a draft with the original's answers. */
export function NewReplacementPage({ original, journal, departure }: NewReplacementPageProps) {
  const say = useText()
  const open = useOpenBehind()
  const { buildLocation } = useRouter()
  const formId = useId()
  const { locale } = useEksport()
  const firstPage = useIsFirstPage()
  const labels = useCodeLabels(countries)
  const create = useCreateReplacement(original, departure)
  const [tried, setTried] = useState<() => void>()
  const reference = formatReference(original.referenceNumber)
  const title = say(texts.title, { reference })
  useDocumentTitle(title)
  const begin = (request: ReplacementRequest, written: WrittenReplacement) => {
    if (create.isPending) return
    setTried(() => () => begin(request, written))
    create.mutate(request, {
      onSuccess: ({ applicationReferenceNumber }) => {
        written.forget()
        const own = replacementDraftLink(applicationReferenceNumber, original.referenceNumber)
        open(buildLocation(own), buildLocation(afterReplacement(applicationReferenceNumber, original)))
      },
    })
  }
  return (
    <Wizard
      firstPage={firstPage}
      steps={newReplacementRail(locale)}
      title={title}
      intro={say(texts.intro)}
      reference={reference}
      referenceLink={
        <Link
          to="/soeknader/$referenceNumber/detaljer"
          params={{ referenceNumber: String(original.referenceNumber) }}
        />
      }
      subject={labels.label('countries', original.countryOfDestination)}
      actions={{ form: formId, busy: create.isPending }}
      linkFor={() => '/erstatninger/soeknader'}
    >
      {create.isError && <ReplacementProblem error={create.error} onTryAgain={() => tried?.()} />}
      <Alert tone="info" className="mb-7">
        {say(texts.original)}
        {departure && <> {say(texts.departure, { moment: formatDayTime(departure.date, departure.time) })}</>}
      </Alert>
      <ReplacementForm
        id={formId}
        referenceNumber={original.referenceNumber}
        journal={journal}
        originalOnPaper={original.certificateFormats.includes('PAPER')}
        stored={nothing}
        onValid={begin}
        done={create.isSuccess}
      />
    </Wizard>
  )
}
