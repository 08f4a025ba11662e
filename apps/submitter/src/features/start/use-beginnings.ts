import type { BookEntry, NamedTemplate } from '@eksport/api'
import type { ApplicationRow } from '@eksport/domain'
import { addressBookQuery } from '@eksport/portal/address-book/address-book-query.ts'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { sentQuery } from '#src/lib/application/sent-query.ts'
import { useOrganisation } from '#src/lib/organisation.ts'
import { namedTemplatesQuery } from '../../draft/api/named-templates.ts'
import { useRested } from '../../draft/use-rested.ts'
import { type Beginning, fromConsignee, fromSent, fromTemplate, isFound } from './beginning.ts'

const lists = ['countries'] as const
const maxSent = 5
const maxConsignees = 6
/** Milliseconds without typing before the server is asked. */
const restMs = 200

const firstOfEach = (all: readonly Beginning[]) => [...new Map(all.map((one) => [one.key, one])).values()]

/** One list of the page, with the query it comes from. */
export interface BeginningsOf<Data> {
  readonly query: UseQueryResult<Data>
  readonly found: readonly Beginning[]
}

/** [EXP-05] The templates, submitted applications and consignees that match a text; without a text all of them, or the most recent. */
export function useBeginnings(text: string) {
  const asked = useRested(text, restMs)
  const { organisationNumber } = useOrganisation()
  const { label } = useCodeLabels(lists)
  const countryName = (code: string | undefined) => (code === undefined ? undefined : label('countries', code))
  const finds = (beginning: Beginning) => isFound(beginning, text)
  const templates = useQuery(namedTemplatesQuery(organisationNumber))
  const last = useQuery(sentQuery(organisationNumber))
  // The server searches all applications and fields not shown here; the recent ones are also searched by country name, which only this page
  // knows.
  const searched = useQuery({ ...sentQuery(organisationNumber, asked), placeholderData: keepPreviousData })
  // Until the server has answered, earlier results are kept only if they match the current text.
  const isSearching = asked !== text || searched.isPlaceholderData
  const book = useQuery(addressBookQuery(organisationNumber))
  const ofTemplates: BeginningsOf<NamedTemplate[]> = {
    query: templates,
    found: (templates.data ?? []).map((template) => fromTemplate(template, countryName)).filter(finds),
  }
  const ofSent: BeginningsOf<ApplicationRow[]> = {
    query: searched,
    found: firstOfEach([
      ...(last.data ?? []).map((row) => fromSent(row, countryName)).filter(finds),
      ...(text === '' ? [] : (searched.data ?? []).map((row) => fromSent(row, countryName))).filter(
        (beginning) => !isSearching || finds(beginning),
      ),
    ]).slice(0, maxSent),
  }
  const ofConsignees: BeginningsOf<BookEntry[]> = {
    query: book,
    found: (book.data ?? [])
      .map((entry) => fromConsignee(entry, countryName))
      .filter((beginning) => beginning !== undefined)
      .filter(finds)
      .slice(0, maxConsignees),
  }
  return {
    templates: ofTemplates,
    sent: ofSent,
    consignees: ofConsignees,
    /** All matches in display order. */
    found: [...ofTemplates.found, ...ofSent.found, ...ofConsignees.found],
    isSearching,
  }
}

export type Beginnings = ReturnType<typeof useBeginnings>
