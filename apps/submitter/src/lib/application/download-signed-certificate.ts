import { getSignedCertificate } from '@eksport/api'
import { saveFile } from '@eksport/portal/browser/save-file.ts'
import { api } from '@eksport/portal/server/api.ts'
import { useMutation } from '@tanstack/react-query'
import { useOrganisation } from '../organisation.ts'
import { useFileName } from './use-file-name.ts'

/** Downloads the signed certificate of an application. */
export function useSignedDownload() {
  const { organisationNumber } = useOrganisation()
  const nameOf = useFileName()
  return useMutation({
    mutationFn: async (referenceNumber: number) => {
      const file = await api.call(getSignedCertificate, { params: { organisationNumber, referenceNumber } })
      saveFile(file, nameOf(referenceNumber, 'signed'))
    },
  })
}
