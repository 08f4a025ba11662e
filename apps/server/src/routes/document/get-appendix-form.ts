import { getAppendixForm } from '@eksport/api'
import { getForm as readForm } from '../../acts/get-form.ts'
import { route } from '../../http/route.ts'

export const getAppendixFormRoute = route(getAppendixForm, async ({ params, query, deps, ...call }) => ({
  body: await readForm({
    ...call,
    deps,
    referenceData: deps.referenceData,
    referenceNumber: params.referenceNumber,
    template: query.certificate_template,
    type: 'HEALTH_CERTIFICATE_DRAFT_APPENDIX',
  }),
}))
