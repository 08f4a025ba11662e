import { getReceipt } from '@eksport/api'
import { saveFile } from '@eksport/portal/browser/save-file.ts'
import { api } from '@eksport/portal/server/api.ts'
import { useMutation } from '@tanstack/react-query'
import { useOrganisation } from '../organisation.ts'
import { useFileName } from './use-file-name.ts'

/** Downloads the receipt of a submitted application. */
export function useReceiptDownload(referenceNumber: number) {
  const { organisationNumber } = useOrganisation()
  const nameOf = useFileName()
  return useMutation({
    mutationFn: async () => {
      const file = await api.call(getReceipt, { params: { organisationNumber, referenceNumber } })
      saveFile(file, nameOf(referenceNumber, 'receipt'))
    },
  })
}
