import { verifyCertificate } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { queryOptions } from '@tanstack/react-query'

/**
 * [CRT-10] The state of the certificate with a code; `null` if there is none. Always refetched, because the state can change at any moment.
 */
export const verificationQuery = (code: string) =>
  queryOptions({
    queryKey: ['verification', code],
    staleTime: 0,
    retry: false,
    queryFn: async ({ signal }) => {
      try {
        return await api.call(verifyCertificate, { params: { code }, signal })
      } catch (error) {
        // 400 means that the text is too long to be a code, so there is no certificate.
        if (isApiError(error, 400, 404)) return null
        throw error
      }
    },
  })
