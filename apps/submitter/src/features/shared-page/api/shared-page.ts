import { answerSharedPage, type BodyOf, drawSharedDraft, drawSharedSheets, readSharedPage } from '@eksport/api'
import type { Locale } from '@eksport/forms'
import { saveFile } from '@eksport/portal/browser/save-file.ts'
import { api } from '@eksport/portal/server/api.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** [EXP-12] What a link shows; `null` if it shows nothing. Each request counts as a visit, so it is fetched once per opening. */
export const sharedPageQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared-page', token],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      if (token === '') return null
      try {
        return await api.call(readSharedPage, { body: { token }, signal })
      } catch (error) {
        // 400 means that the text cannot be a token, so it shows nothing either.
        if (isApiError(error, 400, 404)) return null
        throw error
      }
    },
  })

/** The pages of the draft, with the surrounding text in the reader's language. */
export const sharedSheetsQuery = (token: string, locale: Locale) =>
  queryOptions({
    queryKey: ['shared-sheets', token, locale],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => api.call(drawSharedSheets, { body: { token }, signal }),
  })

export type GivenAnswer = Omit<BodyOf<typeof answerSharedPage>, 'token'>

/** Sends the answer. The same answer sent twice takes effect once; the response contains the page to show afterwards. */
export function useSendAnswer(token: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (given: GivenAnswer) => api.call(answerSharedPage, { body: { token, ...given } }),
    onSuccess: (page) => queries.setQueryData(sharedPageQuery(token).queryKey, page),
    onError: (error) => {
      // The certificate was issued or the link ended meanwhile; the refetched page says which.
      if (isApiError(error, 404, 409)) return queries.invalidateQueries(sharedPageQuery(token))
    },
  })
}

export function useDraftDownload(token: string, name: string) {
  return useMutation({
    mutationFn: async () => saveFile(await api.call(drawSharedDraft, { body: { token } }), name),
  })
}
