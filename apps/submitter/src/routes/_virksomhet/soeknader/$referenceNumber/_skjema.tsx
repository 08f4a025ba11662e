import type { ApplicationReading } from '@eksport/api'
import { type Application, isPartlyLocked } from '@eksport/domain'
import { findTemplate, formOf, stepsOf } from '@eksport/domain/templates'
import { addressBookQuery } from '@eksport/portal/address-book/address-book-query.ts'
import { openingHoursQuery } from '@eksport/portal/case/opening-hours-query.ts'
import { codeListQuery } from '@eksport/portal/code-lists/queries.ts'
import { type Journal, openJournal } from '@eksport/portal/journal/journal.ts'
import { journalKey } from '@eksport/portal/journal/open-journal-of.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, notFound, Outlet, redirect, type StaticDataRouteOption } from '@tanstack/react-router'
import { useState } from 'react'
import { readTemplateChange } from '#src/draft/kept-template-change.ts'
import { stepLink } from '#src/draft/step-link.ts'
import { readReturn } from '#src/draft/summary-visit.ts'
import { ClarificationPage } from '#src/features/clarification/clarification-page.tsx'
import { ReceiptPage } from '#src/features/receipt/receipt-page.tsx'
import { FormFrame } from '#src/form/form-frame.tsx'
import { FormLayout } from '#src/form/form-layout.tsx'
import { ApplicationNotFound } from '#src/lib/application/application-not-found.tsx'
import { ApplicationNotRead } from '#src/lib/application/application-not-read.tsx'
import { applicationQuery } from '#src/lib/application/application-query.ts'
import { sharingQuery } from '#src/lib/application/sharing-query.ts'
import { asOpened } from '#src/lib/as-opened.ts'
import { stopReasonsQuery } from '#src/lib/stops/stop-reasons-query.ts'

/** The form of an application: whoever comes here for one that is not a draft is led to where it can be read. */
export const Route = createFileRoute('/_virksomhet/soeknader/$referenceNumber/_skjema')({
  validateSearch: readReturn,
  beforeLoad: ({ matches }): { page: StaticDataRouteOption } => ({ page: matches.at(-1)?.staticData ?? {} }),
  loader: async ({ context, params }) => {
    const referenceNumber = Number(params.referenceNumber)
    const { organisationNumber } = context.organisation
    const query = applicationQuery(organisationNumber, referenceNumber)
    const fetched = context.queries.fetchQuery(query).catch((error: unknown) => {
      throw isApiError(error, 404, 400) ? notFound() : error
    })
    // [EXP-14] Nobody waits for it: a page that comes before it stands as it is.
    void context.queries.prefetchQuery(stopReasonsQuery)
    const [answer] = await Promise.all([
      fetched,
      context.queries.ensureQueryData(openingHoursQuery),
      // The rail names the country: with its name it is drawn once.
      context.queries.prefetchQuery(codeListQuery('countries')),
      // Its field stands above a step's others: coming later, it would push them down.
      context.queries.prefetchQuery(addressBookQuery(organisationNumber)),
      // [EXP-12] What its receiver says stands at its fields.
      context.queries.prefetchQuery(sharingQuery(organisationNumber, referenceNumber)),
    ])
    const { application } = answer
    const key = journalKey(context, String(referenceNumber))
    const { originalApplicationReference: original } = application
    const [journal, templateChange] = await Promise.all([
      openJournal(key),
      readTemplateChange(key),
      original && context.queries.prefetchQuery(sharingQuery(organisationNumber, original)),
    ])
    const { step } = context.page
    const known = findTemplate(application.certificateTemplate)
    const template = known && formOf(known, application)
    // [WIZ-03]
    const isOver = !isDraft(application) && step !== 'oppsummering' && !hasUnsentAnswers(journal)
    if (template === undefined || isOver) {
      throw redirect({ to: '/soeknader/$referenceNumber/detaljer', params, replace: true })
    }
    const exists = step === 'soknadsinformasjon' || stepsOf(template, application).some(({ id }) => id === step)
    // [WIZ-02] A step that this application does not have, such as retrieval without paper.
    if (!exists) throw redirect({ ...stepLink(referenceNumber, { step: 'soknadsinformasjon' }), replace: true })
    return { answer, template, keptHere: { journal, templateChange } }
  },
  // The form keeps its own answers from here on; walking between its steps fetches nothing.
  ...asOpened,
  component: Form,
  notFoundComponent: ApplicationNotFound,
  errorComponent: ApplicationNotRead,
})

/** What was typed here, and did not get there before somebody else ended the draft. */
const hasUnsentAnswers = ({ left }: Journal) => left.some(({ edits }) => edits.length > 0)

const isDraft = ({ applicationStatus }: Application) => applicationStatus === 'UNDER_REGISTRERING'

function Form() {
  // No more than is used: another step is another context of this route, and would draw all that is below anew.
  const { answer, template, keptHere } = Route.useLoaderData()
  const organisation = Route.useRouteContext({ select: (context) => context.organisation })
  const referenceNumber = Route.useParams({ select: (params) => params.referenceNumber })
  // Saving and submitting put what the server answered here; only a draft can be filled in.
  const query = applicationQuery(organisation.organisationNumber, Number(referenceNumber))
  const { data, error } = useQuery({ ...query, initialData: answer, staleTime: Number.POSITIVE_INFINITY })
  const [hasLeft, setLeft] = useState(false)
  const isEnded = !isDraft(data.application)
  const wasEnded = !isDraft(answer.application) && !hasUnsentAnswers(keptHere.journal)
  if (wasEnded || (isEnded && hasLeft)) return <ReceiptPage {...data} />
  const ended = isEnded ? data : isApiError(error, 404) && !hasLeft ? 'deleted' : undefined
  return (
    <FormLayout
      key={referenceNumber}
      answer={answer}
      template={template}
      keptHere={keptHere}
      ended={ended}
      onLeave={setLeft}
    >
      <Pages answer={answer} />
    </FormLayout>
  )
}

/** [ACT-08] A draft of which only some is unlocked is one page, whatever the address; any other is filled in page by page. */
function Pages({ answer: { application } }: { readonly answer: ApplicationReading }) {
  if (isPartlyLocked(application)) return <ClarificationPage />
  return (
    <FormFrame>
      <Outlet />
    </FormFrame>
  )
}
