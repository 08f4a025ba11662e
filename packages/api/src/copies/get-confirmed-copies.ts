import { defineEndpoint, pdfResponse } from '../endpoint/define-endpoint.ts'
import { caseCopiesV3, caseCopyParams } from './copy-paths.ts'

/** The confirmed copies of an order, all of them in one file, as they were drawn; 404 until then. */
export const getConfirmedCopies = defineEndpoint({
  method: 'GET',
  path: `${caseCopiesV3}/:copyId/utskrift`,
  summary: 'Bekreftede kopier til utskrift',
  audiences: ['caseworker'],
  access: 'person',
  params: caseCopyParams,
  response: pdfResponse,
})
