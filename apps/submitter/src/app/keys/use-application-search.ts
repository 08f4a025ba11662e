import { type ApplicationRow, formatReference } from '@eksport/domain'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { readReference } from '@eksport/portal/list/reference-digits.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { type Command, type CommandPaletteProps, findCommands } from '@eksport/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { detailLink } from '#src/lib/application/draft-link.ts'
import { sentQuery } from '#src/lib/application/sent-query.ts'
import { commandTexts as texts } from './commands.texts.ts'

const lists = ['countries'] as const
const maxFound = 5

const isSent = ({ submittedDateTime }: ApplicationRow) => submittedDateTime !== undefined
const idOf = (referenceNumber: number) => `found-${referenceNumber}`

/** Searches the organisation's submitted applications for the palette: each leads to its details. */
export function useApplicationSearch(organisationNumber: string | undefined): CommandPaletteProps['search'] {
  const say = useText()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { label } = useCodeLabels(lists)
  if (organisationNumber === undefined) return undefined
  const commandOf = ({ referenceNumber, countryOfDestination, consigneeName }: ApplicationRow): Command => {
    const facts = [label('countries', countryOfDestination), consigneeName].filter(Boolean).join(' · ')
    return {
      id: idOf(referenceNumber),
      label: formatReference(referenceNumber),
      description: facts,
      keywords: facts,
      group: say(texts.found),
      run: () => void navigate(detailLink(referenceNumber)),
    }
  }
  return async (typed) => {
    // The server does not know the names of countries; the recent applications are searched by those too.
    const [recent, found] = await Promise.all(
      ['', typed].map((text) => queries.fetchQuery(sentQuery(organisationNumber, text))),
    )
    const known = findCommands(recent?.content.filter(isSent).map(commandOf) ?? [], typed)
    const hits = found?.content.filter(isSent).map(commandOf) ?? []
    // The palette has a command for a typed reference.
    const ownId = idOf(readReference(typed) ?? 0)
    const byId = new Map([...hits, ...known].map((command) => [command.id, command]))
    return [...byId.values()].filter(({ id }) => id !== ownId).slice(0, maxFound)
  }
}
