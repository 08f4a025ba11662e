import { type ApplicationRow, goodsTable, type MeansOfTransport, meansOfTransport, today } from '@eksport/domain'
import { certificatesFor, type GoodsReference, wareOf } from '@eksport/domain/templates'
import { type Answers, getAt } from '@eksport/forms'
import { useNow } from '@eksport/portal/browser/use-now.ts'
import { namesAndLists } from '@eksport/portal/code-lists/names-and-lists.ts'
import { codeListQuery, goodsHeadingsQuery } from '@eksport/portal/code-lists/queries.ts'
import { templatesQuery } from '@eksport/portal/code-lists/template-query.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { applicationQuery } from '#src/lib/application/application-query.ts'
import { sentQuery } from '#src/lib/application/sent-query.ts'
import { useOrganisation } from '#src/lib/organisation.ts'
import { consignorsQuery, countryTemplatesQuery } from '../../draft/api/form-lists.ts'
import { firstDraft, withConsignor, withFirstConsignor } from '../../draft/first-draft.ts'
import { planOf, type WareAnswers } from './consignment.ts'

const noConsignors: never[] = []
const noneSent: readonly ApplicationRow[] = []

/** [EXP-09] The reference data that goods are assessed by; undefined until all of it has loaded. */
function useGoodsReference() {
  const species = useQuery(codeListQuery('species'))
  const headings = useQuery(goodsHeadingsQuery)
  const templates = useQuery(templatesQuery)
  const countryTemplates = useQuery(countryTemplatesQuery)
  const reference = useMemo<GoodsReference | undefined>(() => {
    if (!species.data || !headings.data || !templates.data || !countryTemplates.data) return undefined
    const inUse = new Set(templates.data.filter(({ active, fillable }) => active && fillable).map(({ key }) => key))
    return {
      countryTemplates: countryTemplates.data,
      isInUse: (template) => inUse.has(template),
      goods: goodsTable(headings.data, species.data),
    }
  }, [species.data, headings.data, templates.data, countryTemplates.data])
  return { reference, isError: [species, headings, templates, countryTemplates].some(({ isError }) => isError) }
}

/** The destination and means of transport of the organisation's last application. */
function useLastWay(last: ApplicationRow | undefined): Answers {
  const { organisationNumber } = useOrganisation()
  const query = applicationQuery(organisationNumber, last?.referenceNumber ?? 0)
  const { data } = useQuery({ ...query, ...(last === undefined && { queryFn: skipToken }) })
  const means = data?.application.transport?.meansOfTransport
  return useMemo(
    () => ({
      ...(last?.countryOfDestination && { countryOfDestination: last.countryOfDestination }),
      ...(means && { transport: { meansOfTransport: means } }),
    }),
    [last, means],
  )
}

/** Exporter, country and means of transport: as answered, otherwise as in the last application. */
function useDestination(sent: readonly ApplicationRow[]) {
  const { organisationNumber } = useOrganisation()
  const { data: consignors = noConsignors, isError } = useQuery({
    ...consignorsQuery(organisationNumber),
    meta: namesAndLists,
  })
  const [given, setGiven] = useState<Answers>()
  const lastWay = useLastWay(sent[0])
  const answers = useMemo(
    () =>
      given === undefined
        ? { ...firstDraft(consignors, organisationNumber), ...lastWay }
        : withFirstConsignor(given, consignors, organisationNumber),
    [given, consignors, organisationNumber, lastWay],
  )
  const change = (next: Answers) => setGiven(withConsignor(next, consignors))
  return { answers, change, consignors, isError }
}

export const isMeans = (value: unknown): value is MeansOfTransport => meansOfTransport.some((one) => one === value)

/** [EXP-09] The answers about the consignment, and what the lists say about them. */
export function useConsignment() {
  const { organisationNumber } = useOrganisation()
  const day = today(useNow())
  const { data: sent = noneSent } = useQuery(sentQuery(organisationNumber))
  const [wares, setWares] = useState<readonly WareAnswers[]>(() => [{ id: crypto.randomUUID() }])
  const [chosen, setChosen] = useState<readonly string[]>([])
  const destination = useDestination(sent)
  const { reference, isError } = useGoodsReference()
  const country = getAt(destination.answers, 'countryOfDestination')
  const means = getAt(destination.answers, 'transport.meansOfTransport')
  const isAsked = wares.every(({ species }) => species) && typeof country === 'string' && country !== ''
  const plan = useMemo(() => {
    if (reference === undefined || !isAsked) return undefined
    const way = { country, ...(isMeans(means) && { meansOfTransport: means }) }
    return planOf(certificatesFor(wares.map(wareOf), way, day, reference), chosen)
  }, [reference, isAsked, wares, country, means, day, chosen])
  return {
    day,
    sent,
    wares,
    destination: destination.answers,
    consignors: destination.consignors,
    changeDestination: destination.change,
    changeWare: (ware: WareAnswers) => setWares((all) => all.map((one) => (one.id === ware.id ? ware : one))),
    addWare: () => {
      const id = crypto.randomUUID()
      setWares((all) => [...all, { id }])
      return id
    },
    removeWare: (id: string) => setWares((all) => all.filter((one) => one.id !== id)),
    /** Prefers this template among those that accept the same goods; the newest choice comes first. */
    choose: (template: string) => setChosen((all) => [template, ...all.filter((one) => one !== template)]),
    reference,
    /** Whether enough is answered for a plan. */
    isAsked,
    plan,
    isError: isError || destination.isError,
  }
}

export type Consignment = ReturnType<typeof useConsignment>
