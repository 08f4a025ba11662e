import { getAppendixForm, getForm } from '@eksport/api'
import { type FilledFormType, formatReference } from '@eksport/domain'
import { saveFile } from '@eksport/portal/browser/save-file.ts'
import { api } from '@eksport/portal/server/api.ts'
import { useMutation } from '@tanstack/react-query'
import { useOrganisation } from '#src/lib/organisation.ts'

const forms = {
  HEALTH_CERTIFICATE_DRAFT: { endpoint: getForm, name: 'sertifikatmal' },
  HEALTH_CERTIFICATE_DRAFT_APPENDIX: { endpoint: getAppendixForm, name: 'appendiks' },
} as const

/** [CRT-11] Fetches a form of an application and hands it to the browser. `before` stores what it is filled in with. */
export function useFormDownload(referenceNumber: number, type: FilledFormType, before: () => Promise<unknown>) {
  const { organisationNumber } = useOrganisation()
  return useMutation({
    mutationFn: async () => {
      await before()
      const { endpoint, name } = forms[type]
      const file = await api.call(endpoint, { params: { organisationNumber, referenceNumber }, query: {} })
      saveFile(file, `${name}-${formatReference(referenceNumber).slice(1)}.pdf`)
    },
  })
}
