import { type ApplicationAnswer, createCustomerLink, endCustomerLink } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { useMutation } from '@tanstack/react-query'
import { useRefreshApplication } from '#src/lib/application/use-refresh-application.ts'
import { useOrganisation } from '#src/lib/organisation.ts'
import type { TakenRemark } from './put-remark.ts'

interface NewLink {
  readonly boxes: readonly string[]
  readonly days: number
}

export function useMakeLink(referenceNumber: number) {
  const { organisationNumber } = useOrganisation()
  const refresh = useRefreshApplication(referenceNumber)
  const keys = useAttemptKeys()
  return useMutation({
    mutationFn: async ({ boxes, days }: NewLink) => {
      const body = { boxes: [...boxes], days }
      const params = { organisationNumber, referenceNumber }
      const made = await api.call(createCustomerLink, { params, body, idempotencyKey: keys.of(...boxes, days) })
      // Sharing the same boxes again makes another link.
      keys.forget()
      await refresh()
      return made
    },
  })
}

export function useEndLink(referenceNumber: number) {
  const { organisationNumber } = useOrganisation()
  const refresh = useRefreshApplication(referenceNumber)
  return async (linkId: string) => {
    await api.call(endCustomerLink, { params: { organisationNumber, referenceNumber, linkId } })
    await refresh()
  }
}

/** Replaces an answer with the text of a remark, in the version that the person sees. */
export function useTakeRemark(reading: ApplicationAnswer) {
  const { organisationNumber } = useOrganisation()
  const refresh = useRefreshApplication(reading.application.referenceNumber)
  return useMutation({
    mutationFn: async (remark: TakenRemark) => {
      // Building a request needs the form's templates, which this page does not otherwise load.
      const { putRemark } = await import('./put-remark.ts')
      return putRemark(organisationNumber, reading, remark)
    },
    onSettled: refresh,
  })
}

/** The token is in the fragment, which browsers do not send to servers, logs or other pages [SEC-21]. */
export const addressOfLink = (token: string): string => `${window.location.origin}/delt#${token}`
