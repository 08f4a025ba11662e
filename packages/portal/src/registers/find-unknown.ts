import { getAquacultureSite, searchProducers } from '@eksport/api'
import { isApprovedThrough, type ProductLine } from '@eksport/domain'
import type { Issue } from '@eksport/forms'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../server/api.ts'
import { isApiError } from '../server/is-api-error.ts'

/** What the registers say about the numbers of a line: issues at fields, and whether everything could be looked up. */
export interface LookedUp {
  readonly issues: readonly Issue[]
  readonly isComplete: boolean
}

type Existence = 'there' | 'unknown' | 'unavailable'
type Approval = Existence | 'not-approved'

/** The call on which the server's own check of a number is based. No answer differs from no such number. */
async function existence(look: () => Promise<boolean>): Promise<Existence> {
  return answered(async () => ((await look()) ? 'there' : 'unknown'))
}

async function answered<Answer>(look: () => Promise<Answer>): Promise<Answer | 'unknown' | 'unavailable'> {
  try {
    return await look()
  } catch (error) {
    return isApiError(error, 404) ? 'unknown' : 'unavailable'
  }
}

const siteExists = (siteNumber: number) =>
  existence(async () => {
    // A closed site produces no goods.
    const { active } = await api.call(getAquacultureSite, { params: { siteNumber } })
    return active
  })

async function producerOf(approvalNumber: string) {
  const found = await api.call(searchProducers, { query: { value: approvalNumber.slice(0, 20) } })
  return found.find(({ identityNumber }) => identityNumber === approvalNumber)
}

const producerExists = (approvalNumber: string) =>
  existence(async () => (await producerOf(approvalNumber)) !== undefined)

/** The same, and whether it was approved on every day of a valid period. */
const producerApproved = (approvalNumber: string, { from, to }: ProductLine['productionPeriod'] = {}) =>
  answered<Approval>(async () => {
    const producer = await producerOf(approvalNumber)
    if (producer === undefined) return 'unknown'
    const isPeriod = from !== undefined && to !== undefined && from <= to
    return isPeriod && !isApprovedThrough(producer, from, to) ? 'not-approved' : 'there'
  })

/** The registers that have numbers of a line. */
export type Register = 'producers' | 'aquaculture-sites'

/** Whether a register has a number; asked once while the page is open, and again if it gave no answer. */
export const existenceQuery = (register: Register, number: string) =>
  queryOptions({
    queryKey: ['existence', register, number],
    staleTime: ({ state }) => (state.data === 'unavailable' ? 0 : Number.POSITIVE_INFINITY),
    queryFn: () => (register === 'producers' ? producerExists(number) : siteExists(Number(number))),
  })

/** [VAL-07] [WIZ-12] Sites and producers of a line that do not exist, and producers that were not approved in the period, reported at their fields. */
export async function findUnknown({
  slaughterInformation,
  productionEstablishment,
  productionPeriod,
}: ProductLine): Promise<LookedUp> {
  const sites = (slaughterInformation ?? []).flatMap(({ siteNumber }, index) =>
    siteNumber === undefined
      ? []
      : [{ path: `slaughterInformation.${index}.siteNumber`, code: 'siteUnknown', answer: siteExists(siteNumber) }],
  )
  const { isUnauthorized, approvalNumber } = productionEstablishment ?? {}
  const path = 'productionEstablishment.approvalNumber'
  const producers =
    isUnauthorized === true || approvalNumber === undefined || approvalNumber === ''
      ? []
      : [{ path, code: 'producerInvalid', answer: producerApproved(approvalNumber, productionPeriod) }]
  const asked = [...sites, ...producers]
  const answers = await Promise.all(asked.map(({ answer }) => answer))
  return {
    issues: asked.flatMap(({ path: at, code }, index) => {
      if (answers[index] === 'not-approved') return [{ path: at, code: 'producerNotApproved' }]
      return answers[index] === 'unknown' ? [{ path: at, code }] : []
    }),
    isComplete: !answers.includes('unavailable'),
  }
}
