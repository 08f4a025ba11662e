import { formatReference } from '@eksport/domain'
import { fileWords } from '@eksport/portal/browser/file-words.texts.ts'
import { useText } from '@eksport/portal/text/use-text.ts'

const endings = { signed: 'pdf', scan: 'pdf', receipt: 'pdf', letter: 'pdf', message: 'xml' } as const

/** The file name of a downloaded document, the same for every button: '004001-kvittering.pdf'. */
export function useFileName(): (referenceNumber: number, kind: keyof typeof endings) => string {
  const say = useText()
  return (referenceNumber, kind) =>
    `${formatReference(referenceNumber).slice(1)}-${say(fileWords[kind])}.${endings[kind]}`
}
