import { verifyCertificate } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { queryOptions } from '@tanstack/react-query'

/** [CRT-10] What became of the certificate with a code; `null` where there is none. Asked anew each time: a state ends at any moment. */
export const verificationQuery = (code: string) =>
  queryOptions({
    queryKey: ['verification', code],
    staleTime: 0,
    retry: false,
    queryFn: async ({ signal }) => {
      try {
        return await api.call(verifyCertificate, { params: { code }, signal })
      } catch (error) {
        // 400 is a code that is far too long: nobody was given it either.
        if (isApiError(error, 400, 404)) return null
        throw error
      }
    },
  })
