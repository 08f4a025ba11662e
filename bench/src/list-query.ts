import { type ApplicationFilters, officersSortKeys, sortKeys } from '@eksport/domain'
import type { BrowserContext } from 'playwright'
import { draftAnswers } from '../../e2e/support/answers.ts'
import { createDraft } from '../../e2e/support/drafts.ts'
import { logIn } from '../../e2e/support/log-in.ts'
import { fillLists } from '../../e2e/support/many-applications.ts'
import { startProduct } from '../../e2e/support/product.ts'
import { quantile, report } from './report.ts'
import { withBrowser } from './speed/in-browser.ts'

/**
 * [OPS-07] The number of applications, half of them of one organisation; set another by `npm run bench -- list-query
 * --size 200000`.
 */
const applications = Number(process.argv[2] ?? 1_000_000)
/** Requests per query; the first ones warm up the database. */
const rounds = { warmUps: 2, counted: 10 }
const limit = 100
/** For the very first answer, which may have to read from disk. */
const limitOfFirst = 300

/** Each filter with a value that some applications have, and with one that most have. */
const filters: Readonly<{ [Name in keyof ApplicationFilters]?: readonly string[] }> = {
  // Few, some and almost all matches; each kind of search text; and no match.
  search: [
    ...['Importør 77', 'F-1234', 'Importør', 'F', 'i', '1', '12', 'zq'],
    ...['H101', 'ZZ 4009', 'MSKU1000300', 'SEGL77', 'Marte Etternavn17', '+47 40 00 00 37'],
  ],
  referenceNumber: ['10012'],
  status: ['UNDER_VURDERING', 'UTSTEDT'],
  destinationCountries: ['CN'],
  species: ['711'],
  fromDateTime: ['2026-10-01'],
  toDateTime: ['2026-01-01'],
  certificateTemplate: ['1.1.12'],
  applicationFormats: ['PDF'],
  certificateFormats: ['PAPER'],
  typeSoeknad: ['ERSTATNINGSSERTIFIKAT'],
  certificateRetrievalOffice: ['KLOEFTA'],
  internalReference: ['F-12'],
  consignorOrganizationNumberOrName: ['900000123', '90000012'],
  // One in fifty, in 500 and in 5 000, and all.
  consigneeName: ['Importør 42', 'Importør 421', 'Importør 4211', 'im', 'zq'],
  placeOfDestination: ['shang'],
  processingEstablishment: ['H11', 'M10', 'M1001'],
  submittingApplicantOrganizationalNameOrNumber: ['3100'],
}
const ofOfficers: typeof filters = {
  assigned: ['me', 'none'],
  awaits: ['print', 'delivery', 'overdue', 'reading', 'setback'],
  findings: ['open', 'none'],
  delivery: ['REFUSED', 'DELIVERED'],
  office: ['own'],
}

const questionsOf = (narrowed: typeof filters) =>
  Object.entries(narrowed).flatMap(([name, values = []]) => values.map((value) => ({ [name]: value })))
const ordersBy = (keys: typeof sortKeys) =>
  keys.flatMap((sort) => ['ASC', 'DESC'].map((direction) => ({ sort, direction })))
const everywhere: readonly Readonly<Record<string, string>>[] = [
  {},
  { page: '50' },
  { page: '5000' },
  ...questionsOf(filters),
  { search: 'Importør', status: 'UNDER_VURDERING' },
  ...ordersBy(sortKeys.filter((key) => !officersSortKeys.includes(key))),
]

interface Reader {
  readonly name: string
  readonly list: string
  readonly context: BrowserContext
  readonly questions: typeof everywhere
}

/** The 95th percentile of the time for a page of a list, and the time of the very first one. */
async function measure({ name, list, context }: Reader, question: Readonly<Record<string, string>>) {
  const query = new URLSearchParams(question).toString()
  const cookies = await context.cookies(new URL(list).origin)
  const headers = { cookie: cookies.map((one) => `${one.name}=${one.value}`).join('; ') }
  const times: number[] = []
  for (let round = 0; round < rounds.warmUps + rounds.counted; round += 1) {
    const began = performance.now()
    const answer = await fetch(`${list}?${query}`, { headers })
    if (!answer.ok) throw new Error(`${query}: ${answer.status}: ${await answer.text()}`)
    await answer.json()
    times.push(performance.now() - began)
  }
  const asked = `${name}, ${query || 'as it opens'}`
  const [first = Number.NaN] = times
  return [
    { name: asked, value: quantile(times.slice(rounds.warmUps), 0.95), limit, unit: 'ms' },
    { name: `${asked}, first`, value: first, limit: limitOfFirst, unit: 'ms' },
  ]
}

if (import.meta.main) {
  const product = await startProduct({ isEmpty: true })
  try {
    const isWithin = await withBrowser(async (browser) => {
      const [exporter, officer] = [await browser.newContext(), await browser.newContext()]
      const [page, other] = [await exporter.newPage(), await officer.newPage()]
      await logIn(page, 'exporter', product.submitter)
      await logIn(other, 'caseworker', product.caseworker)
      const answers = draftAnswers(new Date().toISOString())
      const { referenceNumber } = await createDraft(page, answers, product.submitter)
      // An open page would keep requesting its own lists.
      await Promise.all([page.close(), other.close()])
      await fillLists(product, referenceNumber, applications)
      const api = '/api/v3/helsesertifikat'
      const readers: readonly Reader[] = [
        {
          name: 'an exporter of half of them',
          list: `${product.submitter}${api}/organisasjoner/310000043/soeknader`,
          context: exporter,
          questions: everywhere,
        },
        {
          name: 'an officer',
          list: `${product.caseworker}${api}/behandling/soeknader`,
          context: officer,
          questions: [...everywhere, ...questionsOf(ofOfficers), ...ordersBy(officersSortKeys)],
        },
      ]
      const figures = []
      for (const reader of readers)
        for (const question of reader.questions) figures.push(...(await measure(reader, question)))
      return report(figures)
    })
    process.exitCode = isWithin ? 0 : 1
  } finally {
    await product.stop()
  }
}
