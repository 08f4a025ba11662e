import { type FormFacts, type OfficePolicies, officePolicies, officeZone } from '@eksport/domain'
import type { Instant } from '@eksport/forms'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNow } from '../browser/use-now.ts'
import { openingHoursQuery } from './opening-hours-query.ts'

type OpeningHours = Parameters<typeof officePolicies>[0]

type Facts = Pick<CheckContext, 'given' | 'codes'>

/** Made once of each answer: whoever checks with the same facts has the same object, and what was found with it holds for all. */
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

/** The rules of each office by its code. */
export const useOfficePolicies = (): OfficePolicies => useFacts().given.offices

/** What every form of the trade is checked with. */
export interface CheckContext {
  readonly now: Instant
  readonly timeZone: typeof officeZone
  readonly given: FormFacts
  /** [PIK-08] The offices that are still offices. The other lists hold for hours, and an answer is always one of those that they offer. */
  readonly codes: { readonly 'certificate-offices': ReadonlySet<string> }
}

/** What forms are checked with now: the same until the minute or the opening hours change. */
export function useCheckContext(): CheckContext {
  const now = useNow()
  const facts = useFacts()
  return useMemo(() => ({ now, timeZone: officeZone, ...facts }), [now, facts])
}
