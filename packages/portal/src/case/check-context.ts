import { type FormFacts, type OfficePolicies, officePolicies, officeZone } from '@eksport/domain'
import type { Instant } from '@eksport/forms'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNow } from '../browser/use-now.ts'
import { openingHoursQuery } from './opening-hours-query.ts'

type OpeningHours = Parameters<typeof officePolicies>[0]

type Facts = Pick<CheckContext, 'given' | 'codes'>

/** Cached per answer, so that equal facts are the same object and results of checks can be reused. */
const known = new WeakMap<OpeningHours, Facts>()

const activeCodes = ({ offices }: OpeningHours) =>
  new Set(offices.filter(({ active }) => active).map(({ code }) => code))

function factsOf(hours: OpeningHours): Facts {
  const facts = known.get(hours) ?? {
    given: { offices: officePolicies(hours) },
    codes: { 'certificate-offices': activeCodes(hours) },
  }
  known.set(hours, facts)
  return facts
}

const useFacts = (): Facts => factsOf(useSuspenseQuery(openingHoursQuery).data)

/** The policy of each office by its code. */
export const useOfficePolicies = (): OfficePolicies => useFacts().given.offices

/** The context of checks for all forms. */
export interface CheckContext {
  readonly now: Instant
  readonly timeZone: typeof officeZone
  readonly given: FormFacts
  /** [PIK-08] The active offices. The other lists are fetched for hours at a time, and answers are always among their choices. */
  readonly codes: { readonly 'certificate-offices': ReadonlySet<string> }
}

/** The current context of checks: the same object until the minute or the opening hours change. */
export function useCheckContext(): CheckContext {
  const now = useNow()
  const facts = useFacts()
  return useMemo(() => ({ now, timeZone: officeZone, ...facts }), [now, facts])
}
