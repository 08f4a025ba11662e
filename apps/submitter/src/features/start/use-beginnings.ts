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
/** Milliseconds of rest before the server is asked. */
const restMs = 200

const firstOfEach = (all: readonly Beginning[]) => [...new Map(all.map((one) => [one.key, one])).values()]

/** One list of the page, and the request that it comes from. */
export interface BeginningsOf<Data> {
  readonly query: UseQueryResult<Data>
  readonly found: readonly Beginning[]
}

/** [EXP-05] Templates, sent applications and consignees that a text finds; all of them, or the last, without a text. */
export function useBeginnings(text: string) {
  const asked = useRested(text, restMs)
  const { organisationNumber } = useOrganisation()
  const { label } = useCodeLabels(lists)
  const countryName = (code: string | undefined) => (code === undefined ? undefined : label('countries', code))
  const finds = (beginning: Beginning) => isFound(beginning, text)
  const templates = useQuery(namedTemplatesQuery(organisationNumber))
  const last = useQuery(sentQuery(organisationNumber))
  // The server looks in all of them, also at what is not shown here; of the last ones also the names of countries are known here.
  const searched = useQuery({ ...sentQuery(organisationNumber, asked), placeholderData: keepPreviousData })
  // Until the server has answered, what it found for the text before stays only where this one stands in it.
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
    /** As they stand on the page. */
    found: [...ofTemplates.found, ...ofSent.found, ...ofConsignees.found],
    isSearching,
  }
}

export type Beginnings = ReturnType<typeof useBeginnings>
