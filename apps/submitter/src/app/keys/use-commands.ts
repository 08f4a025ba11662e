import type { Session } from '@eksport/api'
import { decodeQuery, encodeQuery, formatReference, groupDigits } from '@eksport/domain'
import { locales } from '@eksport/forms'
import { useFlag } from '@eksport/portal/flags/flags.ts'
import { type Command, findCommands } from '@eksport/portal/keys/command.ts'
import { keysTexts } from '@eksport/portal/keys/keys.texts.ts'
import { readReference } from '@eksport/portal/list/reference-digits.ts'
import { languageNames } from '@eksport/portal/text/browser-locale.ts'
import { useLocaleChoice } from '@eksport/portal/text/use-locale-choice.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { useTheme } from '@eksport/ui'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { detailLink, newCopyLink } from '#src/lib/application/draft-link.ts'
import { sentQuery } from '#src/lib/application/sent-query.ts'
import { reporteesQuery } from '#src/lib/reportees-query.ts'
import { accountTexts } from '../account.texts.ts'
import { shellTexts } from '../shell.texts.ts'
import { commandTexts as texts } from './commands.texts.ts'

const noCommands: readonly Command[] = []

/** Commands for the organisation: its applications and its pages. */
function useOrganisationCommands(organisationNumber: string | undefined): readonly Command[] {
  const say = useText()
  const navigate = useNavigate()
  const query = sentQuery(organisationNumber ?? '')
  const { data: sent = [] } = useQuery({ ...query, ...(organisationNumber === undefined && { queryFn: skipToken }) })
  const [last] = sent
  if (organisationNumber === undefined) return noCommands
  const likeLast: readonly Command[] =
    last === undefined
      ? []
      : [
          {
            id: 'like-last',
            label: say(texts.likeLast, { reference: formatReference(last.referenceNumber) }),
            keywords: say(texts.likeLastToo),
            run: () => void navigate(newCopyLink(last.referenceNumber)),
          },
        ]
  const commands: readonly Command[] = [
    {
      id: 'new',
      label: say(texts.newApplication),
      keywords: say(texts.newApplicationToo),
      letter: 'N',
      run: () => void navigate({ to: '/soeknader/varer' }),
    },
    ...likeLast,
    { id: 'overview', label: say(shellTexts.overview), run: () => void navigate({ to: '/oversikt' }) },
    { id: 'address-book', label: say(accountTexts.addressBook), run: () => void navigate({ to: '/adressebok' }) },
    {
      id: 'mats',
      label: say(texts.replaceMats),
      run: () => void navigate({ to: '/skjematjenesten-erstatning/soeknader' }),
    },
  ]
  return commands
}

/** Commands for the typed text itself: an application's number, or words to search the applications for. */
function useTextCommands(hasOrganisation: boolean) {
  const say = useText()
  const navigate = useNavigate()
  return (typed: string): { readonly open: readonly Command[]; readonly search: readonly Command[] } => {
    const text = typed.trim()
    if (text === '' || !hasOrganisation) return { open: [], search: [] }
    const reference = readReference(text)
    const open = reference !== undefined && {
      id: 'open',
      label: say(texts.open, { reference: formatReference(reference) }),
      run: () => void navigate(detailLink(reference)),
    }
    const query = { ...decodeQuery({}), filters: { search: text } }
    const search = {
      id: 'search',
      label: say(texts.search, { text }),
      run: () => void navigate({ to: '/oversikt', search: encodeQuery(query) }),
    }
    return { open: open ? [open] : [], search: [search] }
  }
}

/**
 * [EXP-04] Switches to the other organisations that the person may act for. Each opens another page, which asks about unsaved changes
 * first.
 */
function useOtherOrganisations(acting: string | undefined): readonly Command[] {
  const say = useText()
  const navigate = useNavigate()
  const { data: reportees = [] } = useQuery(reporteesQuery)
  return reportees
    .filter(({ organisationNumber }) => organisationNumber !== acting)
    .map(({ organisationNumber, name }) => ({
      id: organisationNumber,
      label: say(texts.actFor, { name, number: groupDigits(organisationNumber) }),
      keywords: `${organisationNumber} ${say(texts.actForToo)}`,
      run: () => void navigate({ to: '/velg-virksomhet', search: { valgt: organisationNumber } }),
    }))
}

/** Commands that switch language and theme to the values not in use. */
function useLookCommands(): readonly Command[] {
  const say = useText()
  const [current, choose] = useLocaleChoice()
  const { resolved, setTheme } = useTheme()
  const other = resolved === 'dark' ? 'light' : 'dark'
  const hasTheme = useFlag('darkModeButton')
  const languages = locales
    .filter((locale) => locale !== current)
    .map((locale) => ({
      id: locale,
      label: languageNames[locale],
      keywords: say(texts.languageToo),
      run: () => choose(locale),
    }))
  const theme = { id: 'theme', label: say(texts[other]), run: () => setTheme(other) }
  return hasTheme ? [...languages, theme] : languages
}

/** Returns the function that finds the palette's commands for the text the person types. */
export function useFindCommand({ organisation }: Session, showKeys: () => void) {
  const say = useText()
  const navigate = useNavigate()
  const commands = useOrganisationCommands(organisation?.organisationNumber)
  const readText = useTextCommands(organisation !== null)
  const look = useLookCommands()
  const others = useOtherOrganisations(organisation?.organisationNumber)
  const profile = {
    id: 'profile',
    label: say(accountTexts.profile),
    keywords: say(texts.profileToo),
    run: () => void navigate({ to: '/profil' }),
  }
  const isRegistered = useFlag('submitterRegistration')
  const all: readonly Command[] = [
    ...commands,
    ...(isRegistered ? [profile] : []),
    {
      id: 'organisation',
      label: say(accountTexts.changeOrganisation),
      run: () => void navigate({ to: '/velg-virksomhet' }),
    },
    {
      id: 'messages',
      label: say(shellTexts.operatingMessages),
      run: () => void navigate({ to: '/driftsmeldinger' }),
    },
    ...look,
    { id: 'keys', label: say(keysTexts.title), letter: '?', run: showKeys },
    ...others,
  ]
  return (typed: string): readonly Command[] => {
    const { open, search } = readText(typed)
    return [...open, ...findCommands(all, typed), ...search]
  }
}
