import {
  type ApplicationFilters,
  applicationFormats,
  applicationStatuses,
  applicationTypes,
  type CodeEntry,
  certificateFormats,
  deliveryStates,
  deliveryStateWords,
  filterableStatuses,
  type Viewpoint,
} from '@eksport/domain'
import { choiceNames, type Locale, type LocalizedText, languageTags, localize } from '@eksport/forms'
import {
  defineFiltersFor,
  type FieldOf,
  type FilterOption,
  type FilterSchema,
  type GroupsFilter,
} from '../../components/filter-panel/filter-schema.js'
import { applicationNouns } from '../application-nouns.js'
import { inSentenceCase, statusWord } from '../status-badge/status-words.js'
import { applicationFormatTexts, applicationTypeTexts } from '../vocabulary.js'
import { applicationFiltersTexts as texts } from './application-filters.texts.js'
import { mergeCategories, type TemplateCategory } from './merge-categories.logic.js'

/** A code list, or the message of the error that fetching it caused. */
type ListOrProblem = readonly CodeEntry[] | { readonly problem: string }

/** The reference data that the application filters need. */
export interface ApplicationFilterOptions {
  readonly locale: Locale
  /**
   * Officers can filter by every status, drafts last, because they see those that are being corrected; exporters by
   * those in {@link filterStatuses}.
   */
  readonly viewpoint?: Viewpoint
  readonly codeLists: {
    readonly countries: ListOrProblem
    readonly species: ListOrProblem
    readonly 'certificate-offices': ListOrProblem
  }
  /** The templates by category, or the message of the error. */
  readonly templates:
    | { readonly categories: readonly TemplateCategory[]; readonly names: Readonly<Record<string, LocalizedText>> }
    | { readonly problem: string }
  /** Everyone who may have cases; adds a filter by caseworker. */
  readonly caseworkers?: readonly { readonly id: string; readonly name: string }[] | { readonly problem: string }
  /** Offices listed first; the rest are behind 'Se flere alternativer'. */
  readonly priorityOffices?: readonly string[]
}

/** The statuses that exporters can filter by, the most wanted first. */
export const filterStatuses = filterableStatuses
/** How many of them are shown before the fold. */
const shownExporterStatuses = 3

const [draft, ...afterDraft] = applicationStatuses
const officerStatuses = [...afterDraft, draft]
const shownOfficerStatuses = 6

function statusField({ locale, viewpoint = 'INNSENDER' }: ApplicationFilterOptions): FieldOf<ApplicationFilters> {
  const officer = viewpoint === 'BEHANDLER'
  return {
    kind: 'choices',
    name: 'status',
    label: texts.status[locale],
    folded: true,
    first: officer ? shownOfficerStatuses : shownExporterStatuses,
    options: (officer ? officerStatuses : filterStatuses).map((value) => ({
      value,
      label: inSentenceCase(statusWord(value, locale)),
    })),
  }
}

const shownTemplates = 4

const certificateFormatTexts = { PAPER: texts.paper, E_CERT: texts.eCert, PDF: texts.pdf } as const

/** Entries by name, searchable also by the names in other languages, and for species by the scientific name. */
function optionsOf(entries: readonly CodeEntry[], locale: Locale): FilterOption[] {
  const order = new Intl.Collator(languageTags(locale))
  const labels = choiceNames(entries, locale)
  return entries
    .map(({ code, names }, at) => ({
      value: code,
      label: labels[at] ?? names[locale],
      keywords: [names.nb, names.nn, names.en],
      ...(names.la === undefined ? {} : { note: names.la }),
    }))
    .sort((a, b) => order.compare(a.label, b.label))
}

/** The options of a list, or the reason why there are none. */
function fetched(list: ListOrProblem, locale: Locale, problem: LocalizedText) {
  if ('problem' in list) return { options: [], problem: localize(problem, locale, { message: list.problem }) }
  return { options: optionsOf(list, locale) }
}

function templateField({ templates, locale }: ApplicationFilterOptions): GroupsFilter<'certificateTemplate'> {
  const field = {
    kind: 'groups',
    name: 'certificateTemplate',
    label: texts.template[locale],
    first: shownTemplates,
  } as const
  if ('problem' in templates)
    return { ...field, groups: [], problem: localize(texts.templateProblem, locale, { message: templates.problem }) }
  const groups = mergeCategories(templates.categories).map(({ id, name, templates: ids }) => ({
    id,
    label: name[locale],
    options: ids.map((value) => ({
      value,
      label: [value, templates.names[value]?.[locale]].filter(Boolean).join(' '),
    })),
  }))
  return { ...field, groups: groups.filter(({ options }) => options.length > 0) }
}

/** [CW-06] Filter by caseworker, where the list knows its officers. */
function caseworkerFields({ caseworkers, locale }: ApplicationFilterOptions): readonly FieldOf<ApplicationFilters>[] {
  if (caseworkers === undefined) return []
  const problem =
    'problem' in caseworkers
      ? { problem: localize(texts.caseworkerProblem, locale, { message: caseworkers.problem }) }
      : {}
  const options = 'problem' in caseworkers ? [] : caseworkers.map(({ id, name }) => ({ value: id, label: name }))
  const [label, othersLabel] = [texts.caseworker[locale], texts.otherCaseworkers[locale]]
  return [{ kind: 'multi-select', name: 'caseworker', label, othersLabel, options, ...problem }]
}

/** [CW-06] Filters for officers, beside those on the cases' own facts. */
function officersFields({ viewpoint, locale }: ApplicationFilterOptions): readonly FieldOf<ApplicationFilters>[] {
  if (viewpoint !== 'BEHANDLER') return []
  return [
    {
      kind: 'choice',
      name: 'findings',
      label: texts.findings[locale],
      folded: true,
      options: [
        { value: 'open', label: texts.openFindings[locale] },
        { value: 'none', label: texts.noFindings[locale] },
      ],
    },
    {
      kind: 'choices',
      name: 'delivery',
      label: texts.delivery[locale],
      folded: true,
      options: deliveryStates.map((value) => ({ value, label: deliveryStateWords[value][locale] })),
    },
  ]
}

/** Filters that match part of a text. */
function textFields(say: (text: LocalizedText) => string): readonly FieldOf<ApplicationFilters>[] {
  return [
    {
      kind: 'text',
      name: 'consignorOrganizationNumberOrName',
      label: say(texts.exporter),
      hint: say(texts.nameOrNumber),
    },
    { kind: 'text', name: 'consigneeName', label: say(texts.importer) },
    { kind: 'text', name: 'internalReference', label: say(texts.invoice) },
    { kind: 'text', name: 'placeOfDestination', label: say(texts.destination) },
    {
      kind: 'text',
      name: 'processingEstablishment',
      label: say(texts.establishment),
      hint: say(texts.establishmentHint),
    },
    {
      kind: 'text',
      name: 'submittingApplicantOrganizationalNameOrNumber',
      label: say(texts.submitter),
      hint: say(texts.nameOrNumber),
    },
  ]
}

/**
 * The filters of a list of applications, over the domain's `ApplicationFilters`: read and write the address with
 * `decodeQuery` and `encodeQuery`. Inactive codes are offered too, because old applications contain them.
 */
export function applicationFilterSchema(options: ApplicationFilterOptions): FilterSchema<ApplicationFilters> {
  const { locale, codeLists, priorityOffices = ['KLOEFTA'] } = options
  const say = (text: LocalizedText) => text[locale]
  const chosenFirst = (code: string) => (priorityOffices.includes(code) ? 0 : 1)
  const offices = fetched(codeLists['certificate-offices'], locale, texts.officeProblem)
  return defineFiltersFor<ApplicationFilters>(
    [
      {
        kind: 'multi-select',
        name: 'destinationCountries',
        label: say(texts.country),
        othersLabel: say(texts.otherCountries),
        ...fetched(codeLists.countries, locale, texts.countryProblem),
      },
      {
        kind: 'multi-select',
        name: 'species',
        label: say(texts.species),
        placeholder: say(texts.speciesHint),
        othersLabel: say(texts.otherSpecies),
        ...fetched(codeLists.species, locale, texts.speciesProblem),
      },
      {
        kind: 'dates',
        name: 'fromDateTime',
        to: 'toDateTime',
        label: say(texts.period),
        fromLabel: say(texts.from),
        toLabel: say(texts.to),
        relative: true,
        presets: [
          { label: say(texts.today), from: 'today', to: 'today' },
          { label: say(texts.lastWeek), from: 'today-6', to: 'today' },
          { label: say(texts.lastMonth), from: 'today-29', to: 'today' },
          { label: say(texts.thisMonth), from: 'month', to: 'today' },
          { label: say(texts.previousMonth), from: 'month-1', to: 'month-end-1' },
        ],
      },
      templateField(options),
      {
        kind: 'choices',
        name: 'certificateRetrievalOffice',
        label: say(texts.office),
        ...offices,
        options: offices.options.toSorted((a, b) => chosenFirst(a.value) - chosenFirst(b.value)),
        first: Math.max(3, priorityOffices.length),
      },
      statusField(options),
      ...caseworkerFields(options),
      ...officersFields(options),
      ...textFields(say),
      {
        kind: 'choices',
        name: 'certificateFormats',
        label: say(texts.certificateFormat),
        folded: true,
        options: certificateFormats.map((value) => ({ value, label: say(certificateFormatTexts[value]) })),
      },
      {
        kind: 'choices',
        name: 'applicationFormats',
        label: say(texts.applicationFormat),
        folded: true,
        options: applicationFormats.map((value) => ({ value, label: say(applicationFormatTexts[value]) })),
      },
      {
        kind: 'choices',
        name: 'typeSoeknad',
        label: say(texts.type),
        folded: true,
        options: applicationTypes.map((value) => ({ value, label: say(applicationTypeTexts[value]) })),
      },
    ],
    applicationNouns,
  )
}
