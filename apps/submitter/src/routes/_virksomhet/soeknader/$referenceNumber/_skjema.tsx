import type { ApplicationReading } from '@eksport/api'
import { type Application, unlockedBy } from '@eksport/domain'
import { findTemplate, formOf, type StepId, stepsOf } from '@eksport/domain/templates'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, notFound, Outlet, redirect } from '@tanstack/react-router'
import { useState } from 'react'
import { ClarificationPage } from '#src/features/application-form/clarification/clarification-page.tsx'
import { FormLayout } from '#src/features/application-form/components/form-layout.tsx'
import { ReceiptPage } from '#src/features/application-form/components/receipt-page.tsx'
import { stepLink } from '#src/features/application-form/draft/step-link.ts'
import { ApplicationNotFound } from '#src/lib/application/application-not-found.tsx'
import { applicationQuery } from '#src/lib/application/application-query.ts'

/** The form of an application: whoever comes here for one that is not a draft is led to where it can be read. */
export const Route = createFileRoute('/_virksomhet/soeknader/$referenceNumber/_skjema')({
  beforeLoad: ({ matches }): { step: StepId | undefined } => ({ step: matches.at(-1)?.staticData.step }),
  loader: async ({ context, params }) => {
    const referenceNumber = Number(params.referenceNumber)
    const query = applicationQuery(context.organisation.organisationNumber, referenceNumber)
    const answer = await context.queries.fetchQuery(query).catch((error: unknown) => {
      throw isApiError(error, 404, 400) ? notFound() : error
    })
    const { application } = answer
    const { step } = context
    const known = findTemplate(application.certificateTemplate)
    const template = known && formOf(known, application)
    // [WIZ-03]
    if (template === undefined || (!isDraft(application) && step !== 'oppsummering')) {
      throw redirect({ to: '/soeknader/$referenceNumber/detaljer', params, replace: true })
    }
    const exists = step === 'soknadsinformasjon' || stepsOf(template, application).some(({ id }) => id === step)
    // [WIZ-02] A step that this application does not have, such as retrieval without paper.
    if (!exists) throw redirect({ ...stepLink(referenceNumber, { step: 'soknadsinformasjon' }), replace: true })
    return { answer, template }
  },
  // The form keeps its own answers from here on; walking between its steps fetches nothing.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  shouldReload: false,
  component: Form,
  notFoundComponent: ApplicationNotFound,
})

const isDraft = ({ applicationStatus }: Application) => applicationStatus === 'UNDER_REGISTRERING'

function Form() {
  const { answer, template } = Route.useLoaderData()
  const { organisation } = Route.useRouteContext()
  const { referenceNumber } = Route.useParams()
  // Saving and submitting put what the server answered here; only a draft can be filled in.
  const query = applicationQuery(organisation.organisationNumber, Number(referenceNumber))
  const { data, error } = useQuery({ ...query, initialData: answer, staleTime: Number.POSITIVE_INFINITY })
  const [hasLeft, setLeft] = useState(false)
  const isEnded = !isDraft(data.application)
  if (!isDraft(answer.application) || (isEnded && hasLeft)) return <ReceiptPage {...data} />
  const ended = isEnded ? data : isApiError(error, 404) && !hasLeft ? 'deleted' : undefined
  return (
    <FormLayout key={referenceNumber} answer={answer} template={template} ended={ended} onLeave={setLeft}>
      <Pages answer={answer} />
    </FormLayout>
  )
}

/** [ACT-08] A draft of which only some is unlocked is one page, whatever the address; any other is filled in page by page. */
function Pages({ answer: { application } }: { readonly answer: ApplicationReading }) {
  const { revision, clarification } = application
  if (revision === 1 || clarification === undefined || unlockedBy(clarification).unlocksAll) return <Outlet />
  return <ClarificationPage />
}
