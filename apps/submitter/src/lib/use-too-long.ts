import { commonIssueTexts, issueText } from '@eksport/forms'
import { useEksport } from '@eksport/ui'

/** Says that a text is longer than its field stores; undefined while it is not. */
export function useTooLong(max: number): (text: string) => string | undefined {
  const { locale } = useEksport()
  return (text) =>
    [...text.trim()].length > max
      ? issueText({ code: 'tooLong', params: { max } }, locale, commonIssueTexts)
      : undefined
}
