import type { Session } from '@eksport/api'
import { decodeQuery, encodeQuery, formatReference, groupDigits } from '@eksport/domain'
import { locales } from '@eksport/forms'
import { useFlag } from '@eksport/portal/flags/flags.ts'
import { keysTexts } from '@eksport/portal/keys/keys.texts.ts'
import { useRecentCommands } from '@eksport/portal/keys/use-recent-commands.ts'
import { useShortcuts } from '@eksport/portal/keys/use-shortcuts.ts'
import { readReference } from '@eksport/portal/list/reference-digits.ts'
import { languageNames } from '@eksport/portal/text/browser-locale.ts'
import { useLocaleChoice } from '@eksport/portal/text/use-locale-choice.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { type Command, type CommandPaletteProps, findCommands, useTheme } from '@eksport/ui'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { detailLink, newCopyLink } from '#src/lib/application/draft-link.ts'
import { sentQuery } from '#src/lib/application/sent-query.ts'
import { reporteesQuery } from '#src/lib/reportees-query.ts'
import { accountTexts } from '../account.texts.ts'
import { shellTexts } from '../shell.texts.ts'
import { commandTexts as texts } from './commands.texts.ts'
import { useApplicationSearch } from './use-application-search.ts'

const noCommands: readonly Command[] = []

/** Commands for the organisation: its applications and its pages. */
function useOrganisationCommands(organisationNumber: string | undefined): readonly Command[] {
  const say = useText()
  const navigate = useNavigate()
  const [hasShortcuts] = useShortcuts()
  const query = sentQuery(organisationNumber ?? '')
  const { data: sent = [] } = useQuery({ ...query, ...(organisationNumber === undefined && { queryFn: skipToken }) })
  const [last] = sent
  if (organisationNumber === undefined) return noCommands
  const [applications, pages] = [say(texts.applications), say(texts.pages)]
  const likeLast: readonly Command[] =
    last === undefined
      ? []
      : [
          {
            id: 'like-last',
            group: applications,
            label: say(texts.likeLast, { reference: formatReference(last.referenceNumber) }),
            keywords: say(texts.likeLastToo),
            run: () => void navigate(newCopyLink(last.referenceNumber)),
          },
        ]
  const commands: readonly Command[] = [
    {
      id: 'new',
      group: applications,
      label: say(texts.newApplication),
      keywords: say(texts.newApplicationToo),
      ...(hasShortcuts && { shortcut: ['N'] }),
      run: () => void navigate({ to: '/soeknader/varer' }),
    },
    ...likeLast,
    { id: 'overview', group: pages, label: say(shellTexts.overview), run: () => void navigate({ to: '/oversikt' }) },
    {
      id: 'address-book',
      group: pages,
      label: say(accountTexts.addressBook),
      run: () => void navigate({ to: '/adressebok' }),
    },
    {
      id: 'mats',
      group: applications,
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
      group: say(texts.applications),
      label: say(texts.open, { reference: formatReference(reference) }),
      run: () => void navigate(detailLink(reference)),
    }
    const query = { ...decodeQuery({}), filters: { search: text } }
    const search = {
      id: 'search',
      group: say(texts.found),
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
      group: say(texts.organisations),
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
  const group = say(texts.settings)
  const languages = locales
    .filter((locale) => locale !== current)
    .map((locale) => ({
      id: locale,
      group,
      label: languageNames[locale],
      keywords: say(texts.languageToo),
      run: () => choose(locale),
    }))
  const theme = { id: 'theme', group, label: say(texts[other]), run: () => setTheme(other) }
  return hasTheme ? [...languages, theme] : languages
}

/** The palette's commands: for a typed text, found in the applications, and used last. */
export function useCommands(
  { organisation }: Session,
  showKeys: () => void,
): Pick<CommandPaletteProps, 'commands' | 'search' | 'recent' | 'onRun'> {
  const say = useText()
  const navigate = useNavigate()
  const [hasShortcuts] = useShortcuts()
  const ofOrganisation = useOrganisationCommands(organisation?.organisationNumber)
  const readText = useTextCommands(organisation !== null)
  const look = useLookCommands()
  const others = useOtherOrganisations(organisation?.organisationNumber)
  const search = useApplicationSearch(organisation?.organisationNumber)
  const [recent, remember] = useRecentCommands()
  const isRegistered = useFlag('submitterRegistration')
  const pages = say(texts.pages)
  const profile: Command = {
    id: 'profile',
    group: pages,
    label: say(accountTexts.profile),
    keywords: say(texts.profileToo),
    run: () => void navigate({ to: '/profil' }),
  }
  const all: readonly Command[] = [
    ...ofOrganisation,
    ...(isRegistered ? [profile] : []),
    {
      id: 'organisation',
      group: pages,
      label: say(accountTexts.changeOrganisation),
      run: () => void navigate({ to: '/velg-virksomhet' }),
    },
    {
      id: 'messages',
      group: pages,
      label: say(shellTexts.operatingMessages),
      run: () => void navigate({ to: '/driftsmeldinger' }),
    },
    ...look,
    {
      id: 'keys',
      group: say(texts.settings),
      label: say(keysTexts.title),
      ...(hasShortcuts && { shortcut: ['?'] }),
      run: showKeys,
    },
    ...others,
  ]
  return {
    commands: (typed) => {
      const { open, search: inOverview } = readText(typed)
      return [...open, ...findCommands(all, typed), ...inOverview]
    },
    ...(search && { search }),
    recent,
    // Commands of a typed text are not there next time.
    onRun: ({ id }) => all.some((command) => command.id === id) && remember(id),
  }
}
