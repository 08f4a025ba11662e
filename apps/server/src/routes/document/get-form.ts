import { getForm } from '@eksport/api'
import { route } from '../../http/route.ts'
import { getForm as readForm } from '../../queries/get-form.ts'

export const getFormRoute = route(getForm, async ({ params, query, deps, ...call }) => ({
  body: await readForm({
    ...call,
    deps,
    referenceData: deps.referenceData,
    referenceNumber: params.referenceNumber,
    template: query.certificate_template,
    type: 'HEALTH_CERTIFICATE_DRAFT',
  }),
}))
