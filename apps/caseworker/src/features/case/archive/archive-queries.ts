import { type AccessPage, getAccess, getAccessPdf, getAccessZip, getCaseArchive, requestAccess } from '@eksport/api'
import { saveFile } from '@eksport/portal/browser/save-file.ts'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** [ADM-06] What the archive has of a case; `doneLast` is the time of its last archive job, so that a new job refetches it. */
export const caseArchiveQuery = (referenceNumber: number, doneLast: string | undefined) =>
  queryOptions({
    queryKey: ['case', referenceNumber, 'archive', doneLast],
    queryFn: ({ signal }) => api.call(getCaseArchive, { params: { referenceNumber }, signal }),
  })

interface Asked {
  readonly state: { readonly data: AccessPage | undefined }
}

/** Milliseconds until the next poll while files are being made, otherwise false. */
const untilMade = ({ state: { data } }: Asked) => (data?.made.some(({ state }) => state === 'WAITING') ? 2_000 : false)

const accessKey = (referenceNumber: number) => ['case', referenceNumber, 'access']

/** [ADM-07] What can be disclosed of a case, and what was; polled while files are being made. */
export const accessQuery = (referenceNumber: number) =>
  queryOptions({
    queryKey: accessKey(referenceNumber),
    refetchInterval: untilMade,
    queryFn: ({ signal }) => api.call(getAccess, { params: { referenceNumber }, signal }),
  })

interface Redacted {
  readonly parties: string[]
  readonly words: string[]
  readonly askedBy?: string
}

/** [ADM-07] Requests the documents; the same request sent twice makes them once. */
export function useRequestAccess(referenceNumber: number) {
  const queries = useQueryClient()
  const keys = useAttemptKeys()
  return useMutation({
    mutationFn: (body: Redacted) => {
      const idempotencyKey = keys.of(JSON.stringify(body))
      return api.call(requestAccess, { params: { referenceNumber }, body, idempotencyKey })
    },
    onSuccess: () => {
      keys.forget()
      return queries.invalidateQueries({ queryKey: accessKey(referenceNumber) })
    },
  })
}

const files = { pdf: getAccessPdf, zip: getAccessZip } as const

export type AccessFile = keyof typeof files

/** Downloads one of the two files. */
export function useAccessFile(referenceNumber: number, accessId: string, word: string) {
  return useMutation({
    mutationFn: async (kind: AccessFile) => {
      const file = await api.call(files[kind], { params: { referenceNumber, accessId } })
      saveFile(file, `${word}-${referenceNumber}.${kind}`)
    },
  })
}
