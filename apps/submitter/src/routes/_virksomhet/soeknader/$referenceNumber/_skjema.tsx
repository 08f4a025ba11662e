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

/** The form of an application; for one that is not a draft, redirects to its details. */
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
    // [EXP-14] Not awaited: a page that opens before it arrives does without.
    void context.queries.prefetchQuery(stopReasonsQuery)
    const [answer] = await Promise.all([
      fetched,
      context.queries.ensureQueryData(openingHoursQuery),
      // The step list names the country; with the name loaded it renders only once.
      context.queries.prefetchQuery(codeListQuery('countries')),
      // The field that uses it is above the others of a step, and would push them down if it appeared later.
      context.queries.prefetchQuery(addressBookQuery(organisationNumber)),
      // [EXP-12] The receiver's remarks are shown at the fields.
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
    // [WIZ-02] A step that this application does not have, such as pickup without paper.
    if (!exists) throw redirect({ ...stepLink(referenceNumber, { step: 'soknadsinformasjon' }), replace: true })
    return { answer, template, keptHere: { journal, templateChange } }
  },
  // From here on the form keeps its own answers, so moving between its steps fetches nothing.
  ...asOpened,
  component: Form,
  notFoundComponent: ApplicationNotFound,
  errorComponent: ApplicationNotRead,
})

/** Whether answers typed here were not saved before somebody else ended the draft. */
const hasUnsentAnswers = ({ left }: Journal) => left.some(({ edits }) => edits.length > 0)

const isDraft = ({ applicationStatus }: Application) => applicationStatus === 'UNDER_REGISTRERING'

function Form() {
  // Selects only what is used: the route's context changes with each step and would re-render everything below.
  const { answer, template, keptHere } = Route.useLoaderData()
  const organisation = Route.useRouteContext({ select: (context) => context.organisation })
  const referenceNumber = Route.useParams({ select: (params) => params.referenceNumber })
  // Saving and submitting write the server's answer to this query; only a draft can be filled in.
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

/** [ACT-08] A partly unlocked draft is a single page, whatever the address; any other is filled in page by page. */
function Pages({ answer: { application } }: { readonly answer: ApplicationReading }) {
  if (isPartlyLocked(application)) return <ClarificationPage />
  return (
    <FormFrame>
      <Outlet />
    </FormFrame>
  )
}
