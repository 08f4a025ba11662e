import type { Locale } from '@eksport/forms'
import type { CertificateDocument } from './document.ts'
import { marks } from './words/strings.ts'

/** [CRT-19] An issued certificate unchanged, with the mark of a copy over every page in the reader's language. */
export function markedCopy(issued: CertificateDocument, locale: Locale): CertificateDocument {
  const { paper, pdfTitle, officer } = issued
  const notice = marks.copyNotice[locale]
  const { place } = officer
  return {
    ...issued,
    pdfTitle: `${notice}: ${pdfTitle}`,
    trust: [],
    mark: {
      kind: 'copy',
      language: locale,
      word: marks.copy[locale],
      notice: [notice, paper ? marks.copyOfPaper[locale] : marks.copyOfFile[locale]],
    },
    officer: {
      ...officer,
      place: place.kind === 'electronic' ? { ...place, waits: marks.signedInFile[locale] } : place,
    },
  }
}
