import { formatReference } from '@eksport/domain'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { readReference } from '@eksport/portal/list/reference-digits.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import type { CommandPaletteProps } from '@eksport/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { detailLink } from '#src/lib/application/draft-link.ts'
import { sentQuery } from '#src/lib/application/sent-query.ts'
import { commandTexts as texts } from './commands.texts.ts'

const lists = ['countries'] as const
const maxFound = 5

/** Searches the organisation's submitted applications for the palette: each leads to its details. */
export function useApplicationSearch(organisationNumber: string | undefined): CommandPaletteProps['search'] {
  const say = useText()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { label } = useCodeLabels(lists)
  if (organisationNumber === undefined) return undefined
  return async (typed) => {
    const { content } = await queries.fetchQuery(sentQuery(organisationNumber, typed))
    return content
      .filter(
        // The palette has a command for a typed reference.
        (row) => row.submittedDateTime !== undefined && row.referenceNumber !== readReference(typed),
      )
      .slice(0, maxFound)
      .map(({ referenceNumber, countryOfDestination, consigneeName }) => ({
        id: `found-${referenceNumber}`,
        label: formatReference(referenceNumber),
        description: [label('countries', countryOfDestination), consigneeName].filter(Boolean).join(' · '),
        group: say(texts.found),
        run: () => void navigate(detailLink(referenceNumber)),
      }))
  }
}
