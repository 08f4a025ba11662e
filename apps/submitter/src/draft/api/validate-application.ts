import { validateApplication, validateReplacement } from '@eksport/api'
import type { ApplicationDraft } from '@eksport/domain'
import type { Answers } from '@eksport/forms'
import { api } from '@eksport/portal/server/api.ts'
import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { hashOfRequest, requestOf } from './draft-request.ts'

const checkOf = ({ applicationType }: ApplicationDraft) =>
  applicationType === 'ERSTATNINGSSERTIFIKAT' ? validateReplacement : validateApplication

/** The rule check of a set of answers, saved or not. */
export function ruleCheckQuery(answers: Answers) {
  const draft = requestOf(answers)
  return queryOptions({
    queryKey: ['rule-check', draft ?? null],
    queryKeyHashFn: hashOfRequest,
    staleTime: 10_000,
    gcTime: 10_000,
    queryFn: draft === undefined ? skipToken : ({ signal }) => api.call(checkOf(draft), { body: draft, signal }),
  })
}

/** The rule check of the answers on screen. */
export const useRulesOf = (answers: Answers) => useQuery(ruleCheckQuery(answers))

/** Returns a function that checks answers immediately; its result is undefined if the check failed to run. */
export function useRuleCheck() {
  const queries = useQueryClient()
  return useCallback(
    (answers: Answers) => queries.fetchQuery({ ...ruleCheckQuery(answers), staleTime: 0 }).catch(() => undefined),
    [queries],
  )
}
