import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { applicationQuery } from './application-query.ts'

/** Turns the error for a missing application, or one of another organisation, into "not found". */
export const orNotFound = (error: unknown): never => {
  throw isApiError(error, 404, 400) ? notFound() : error
}

/** The application that a page is about. */
export function loadApplication(queries: QueryClient, organisationNumber: string, referenceNumber: number) {
  return queries.fetchQuery(applicationQuery(organisationNumber, referenceNumber)).catch(orNotFound)
}
