import { getSignedCertificate } from '@eksport/api'
import { formatReference } from '@eksport/domain'
import { saveFile } from '@eksport/portal/browser/save-file.ts'
import { api } from '@eksport/portal/server/api.ts'
import { useMutation } from '@tanstack/react-query'
import { useOrganisation } from '../organisation.ts'

/** Fetches the signed certificate of an application and hands it to the browser. */
export function useSignedDownload() {
  const { organisationNumber } = useOrganisation()
  return useMutation({
    mutationFn: async (referenceNumber: number) => {
      const file = await api.call(getSignedCertificate, { params: { organisationNumber, referenceNumber } })
      saveFile(file, `${formatReference(referenceNumber).slice(1)}-signert.pdf`)
    },
  })
}
