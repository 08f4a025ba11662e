import { getAppendixForm, getForm } from '@eksport/api'
import { type FilledFormType, formatReference } from '@eksport/domain'
import { fileWords } from '@eksport/portal/browser/file-words.texts.ts'
import { saveFile } from '@eksport/portal/browser/save-file.ts'
import { api } from '@eksport/portal/server/api.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { useMutation } from '@tanstack/react-query'
import { useOrganisation } from '#src/lib/organisation.ts'

const forms = {
  HEALTH_CERTIFICATE_DRAFT: { endpoint: getForm, word: fileWords.form },
  HEALTH_CERTIFICATE_DRAFT_APPENDIX: { endpoint: getAppendixForm, word: fileWords.appendix },
} as const

/** [CRT-11] Downloads a form of an application. `before` saves the answers that it is filled in with. */
export function useFormDownload(referenceNumber: number, type: FilledFormType, before: () => Promise<unknown>) {
  const say = useText()
  const { organisationNumber } = useOrganisation()
  return useMutation({
    mutationFn: async () => {
      await before()
      const { endpoint, word } = forms[type]
      const file = await api.call(endpoint, { params: { organisationNumber, referenceNumber }, query: {} })
      saveFile(file, `${say(word)}-${formatReference(referenceNumber).slice(1)}.pdf`)
    },
  })
}
