import { getCase, listCaseHistory, listCaseMessages } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { queryOptions } from '@tanstack/react-query'

/** One case with what the rule check found in it. */
export const caseQuery = (referenceNumber: number) =>
  queryOptions({
    queryKey: ['case', referenceNumber],
    queryFn: ({ signal }) => api.call(getCase, { params: { referenceNumber }, signal }),
  })

/** Messages both ways, newest first. */
export const caseMessagesQuery = (referenceNumber: number) =>
  queryOptions({
    queryKey: ['case', referenceNumber, 'messages'],
    queryFn: ({ signal }) => api.call(listCaseMessages, { params: { referenceNumber }, signal }),
  })

/** What has happened, oldest first. */
export const caseHistoryQuery = (referenceNumber: number) =>
  queryOptions({
    queryKey: ['case', referenceNumber, 'history'],
    queryFn: ({ signal }) => api.call(listCaseHistory, { params: { referenceNumber }, signal }),
  })
