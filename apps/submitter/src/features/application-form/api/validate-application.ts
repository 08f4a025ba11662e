import { validateApplication, validateReplacement } from '@eksport/api'
import { type ApplicationDraft, buildRequest, hasRequiredFields } from '@eksport/domain'
import type { Answers } from '@eksport/forms'
import { api } from '@eksport/portal/server/api.ts'
import { hashKey, type QueryKey, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

const checkOf = ({ applicationType }: ApplicationDraft) =>
  applicationType === 'ERSTATNINGSSERTIFIKAT' ? validateReplacement : validateApplication

const hashes = new WeakMap<object, string>()

/**
 * The name of a draft among the queries, made once: a query is named anew at each drawing, and many lines are much to read. A
 * request has its parts in one order always.
 */
function hashOnce(key: QueryKey): string {
  const draft = key.at(-1)
  if (typeof draft !== 'object' || draft === null) return hashKey(key)
  const hash = hashes.get(draft) ?? JSON.stringify(key)
  hashes.set(draft, hash)
  return hash
}

/** What the rules say about answers, whether they are saved or not. */
export function ruleCheckQuery(answers: Answers) {
  const draft = hasRequiredFields(answers) ? buildRequest(answers) : undefined
  return queryOptions({
    queryKey: ['rule-check', draft ?? null],
    queryKeyHashFn: hashOnce,
    staleTime: 10_000,
    gcTime: 10_000,
    queryFn: draft === undefined ? skipToken : ({ signal }) => api.call(checkOf(draft), { body: draft, signal }),
  })
}

const queriesOf = new WeakMap<object, ReturnType<typeof ruleCheckQuery>>()

/** The same answers are made into a request once, not at each drawing nor on each page. */
function queryOnce(answers: object) {
  const query = queriesOf.get(answers) ?? ruleCheckQuery({ ...answers })
  queriesOf.set(answers, query)
  return query
}

/** What the rules say about answers that are shown. */
export const useRulesOf = (answers: object) => useQuery(queryOnce(answers))

/** Checks answers now; undefined when the check could not be made. */
export function useRuleCheck() {
  const queries = useQueryClient()
  return useCallback(
    (answers: Answers) => queries.fetchQuery({ ...ruleCheckQuery(answers), staleTime: 0 }).catch(() => undefined),
    [queries],
  )
}
