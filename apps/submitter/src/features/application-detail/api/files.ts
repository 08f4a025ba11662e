import {
  getAttachment,
  getElectronicCertificate,
  getReceipt,
  getScannedCertificate,
  getSignedCertificate,
  listFiles,
} from '@eksport/api'
import type { KeptFile } from '@eksport/domain'
import { saveFile } from '@eksport/portal/browser/save-file.ts'
import { api } from '@eksport/portal/server/api.ts'
import { fresh } from '@eksport/portal/server/fresh.ts'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { useFileName } from '#src/lib/application/use-file-name.ts'
import { useOrganisation } from '#src/lib/organisation.ts'

interface Place {
  readonly organisationNumber: string
  readonly referenceNumber: number
}

/** The files of an application; keyed under the application, so that the list is refetched with it. */
export const filesQuery = ({ organisationNumber, referenceNumber }: Place, version: number) =>
  queryOptions({
    queryKey: ['application', organisationNumber, referenceNumber, 'files', version],
    staleTime: fresh,
    queryFn: ({ signal }) => api.call(listFiles, { params: { organisationNumber, referenceNumber }, signal }),
  })

/** The specification gives each kind of file its own address. */
function fetchFile({ kind, id }: KeptFile, params: Place): Promise<Blob> {
  switch (kind) {
    case 'signed':
      return api.call(getSignedCertificate, { params })
    case 'message':
      return api.call(getElectronicCertificate, { params })
    case 'scan':
      return api.call(getScannedCertificate, { params })
    case 'receipt':
      return api.call(getReceipt, { params })
    default:
      return api.call(getAttachment, { params: { ...params, attachmentId: id ?? '' } })
  }
}

/** Downloads a file of an application; an attachment keeps its own name. */
export function useFileDownload(referenceNumber: number) {
  const { organisationNumber } = useOrganisation()
  const nameOf = useFileName()
  return useMutation({
    mutationFn: async (file: KeptFile) => {
      const name = file.kind === 'attachment' ? file.filename : nameOf(referenceNumber, file.kind)
      saveFile(await fetchFile(file, { organisationNumber, referenceNumber }), name)
    },
  })
}
