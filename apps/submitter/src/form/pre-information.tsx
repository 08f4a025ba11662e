import type { CodeEntry, Reportee } from '@eksport/domain'
import { preInformationStep } from '@eksport/domain/templates'
import { type Answers, getAt, type Issue } from '@eksport/forms'
import { usedFirst } from '@eksport/portal/code-lists/ordered-lists.ts'
import { codeListQuery } from '@eksport/portal/code-lists/queries.ts'
import { templatesQuery } from '@eksport/portal/code-lists/template-query.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { sentQuery } from '#src/lib/application/sent-query.ts'
import { useOrganisation } from '#src/lib/organisation.ts'
import { consignorsQuery, countryTemplatesQuery } from '../draft/api/form-lists.ts'
import {
  consignorEntries,
  destinationEntries,
  enabledFormats,
  fillingFormats,
  formerChoices,
  formerConsignor,
  type Offer,
  templateEntries,
  withFormats,
} from '../draft/pre-information-lists.ts'
import { useSurroundings } from '../draft/use-surroundings.ts'

const noConsignors: readonly Reportee[] = []
const asText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
const asEntry = (code: string): CodeEntry => ({ code, names: { nb: code, nn: code, en: code }, active: true })

/** Puts the countries that the organisation recently sent to first in their list. */
function useUsedFirst(surroundings: ReturnType<typeof useSurroundings>) {
  const { organisationNumber } = useOrganisation()
  const { data: sent } = useQuery(sentQuery(organisationNumber))
  return useMemo(() => {
    const destinations = surroundings.codeLists?.['destination-countries']
    if (destinations === undefined || sent === undefined) return surroundings
    const used = sent.map(({ countryOfDestination }) => countryOfDestination)
    const codeLists = { ...surroundings.codeLists, 'destination-countries': usedFirst(destinations, used) }
    return { ...surroundings, codeLists }
  }, [surroundings, sent])
}

const noIssues: readonly Issue[] = []
const notRepresented: readonly Issue[] = [{ path: 'consignor.organisationNumber', code: 'notRepresented' }]

/** [AUT-04] The exporters to choose from, including the draft's if it is no longer represented, which is reported as an error. */
function useConsignors(consignors: readonly Reportee[] | undefined, answers: Answers) {
  const number = asText(getAt(answers, 'consignor.organisationNumber'))
  const name = asText(getAt(answers, 'consignor.organisationName'))
  return useMemo(() => {
    const entries = consignors && consignorEntries(consignors)
    const isKnown = entries === undefined || number === undefined || entries.some(({ code }) => code === number)
    if (isKnown) return { entries, issues: noIssues }
    return { entries: [...entries, formerConsignor(number, name ?? number)], issues: notRepresented }
  }, [consignors, number, name])
}

const nothingOffered = { issues: noIssues }

/** The lists that a country decides, including the draft's choices that are no longer offered. */
function offeredLists(offer: Offer, country: string | undefined, template: string | undefined) {
  const { countries, templates, issues } = formerChoices(offer, country, template)
  return {
    issues,
    'destination-countries': [...destinationEntries(offer), ...countries],
    'certificate-templates': [...templateEntries(offer, country), ...templates],
  }
}

/** Which lists of the first page failed to load, and a function that fetches the exporters again. */
export type FirstPageLists = ReturnType<typeof usePreInformation>['fetched']

/** Lists and sections of the first page: each choice decides what the next one offers. */
export function usePreInformation(answers: Answers, { begun = false }: { readonly begun?: boolean } = {}) {
  const { organisationNumber } = useOrganisation()
  const consignors = useQuery(consignorsQuery(organisationNumber))
  const countries = useQuery(codeListQuery('countries'))
  const templates = useQuery(templatesQuery)
  const countryTemplates = useQuery(countryTemplatesQuery)
  const country = asText(getAt(answers, 'countryOfDestination'))
  const template = asText(getAt(answers, 'certificateTemplate'))

  const { entries, issues } = useConsignors(consignors.data, answers)

  const offer = useMemo<Offer | undefined>(
    () =>
      countries.data && templates.data && countryTemplates.data
        ? { countries: countries.data, templates: templates.data, countryTemplates: countryTemplates.data }
        : undefined,
    [countries.data, templates.data, countryTemplates.data],
  )
  const { lists, sections, ofOffer } = useMemo(() => {
    const formats = offer ? enabledFormats(offer, country, template) : []
    const { issues: ofOffer, ...offered } = offer ? offeredLists(offer, country, template) : nothingOffered
    return {
      ofOffer,
      sections: withFormats(preInformationStep.sections, {
        certificate: formats,
        // [WIZ-06] How the form is filled in is chosen only once.
        filling: begun ? [] : fillingFormats(template),
      }),
      lists: { ...offered, consignors: entries, 'certificate-formats': formats.map(asEntry) },
    }
  }, [offer, entries, country, template, begun])
  const wrong = useMemo(() => [...issues, ...ofOffer], [issues, ofOffer])
  const surroundings = useUsedFirst(useSurroundings(sections, {}, lists))
  return {
    sections,
    surroundings,
    /** Errors in the current answers that do not depend on the other answers. */
    issues: wrong,
    /** The chosen template. */
    template,
    consignors: consignors.data ?? noConsignors,
    isReady: consignors.isSuccess && offer !== undefined,
    /** State of the lists that the page fetches. */
    fetched: {
      // A refetch after a failure still counts as failed until it succeeds.
      consignorsFailed: consignors.isError || (consignors.isPending && consignors.errorUpdateCount > 0),
      timesFailed: consignors.errorUpdateCount,
      isFetchingConsignors: consignors.isFetching,
      fetchConsignors: () => void consignors.refetch(),
      isError: countries.isError || templates.isError || countryTemplates.isError,
    },
  }
}
