import { type Application, formatNumber, formatReference, type ProductLine } from '@eksport/domain'
import { type Locale, localize } from '@eksport/forms'
import { totals } from './certificate-facts.ts'
import { writeFieldGrid } from './field-grid.ts'
import { formatInstant, formatQuantity } from './format.ts'
import { drawFrames } from './frame.ts'
import { writeSectionHeading } from './heading.ts'
import type { Lookups } from './lookups.ts'
import { contentWidth, palette, sheet } from './palette.ts'
import { Paper } from './paper.ts'
import { receiptWords as words } from './receipt-catalogue.ts'
import { only, receiptFacts } from './receipt-facts.ts'
import { type Column, writeTable } from './table.ts'

export type ReceiptOptions = { locale?: Locale; now: string }

const drawBar = (paper: Paper) =>
  paper.artifact(() => {
    paper.doc.rect(0, 0, sheet.width, 8).fill(palette.brand)
  })

const pagesOf = (paper: Paper) => ({
  fits: (height: number) => paper.y + height <= sheet.height - sheet.bottom,
  next: () => {
    paper.doc.addPage()
    drawBar(paper)
    paper.y = sheet.top
  },
})

type Row = { species: string; commodityCode: string; producer: string; packages: string; netWeight: string }

const rowOf = (line: ProductLine, lookups: Lookups, locale: Locale): Row => {
  const producer = line.productionEstablishment
  const packages = line.packaging?.numberOfPackages
  return {
    species: line.species === undefined ? '' : (lookups.name('species', line.species)?.[locale] ?? line.species),
    commodityCode: line.productClassificationCode ?? '',
    producer: producer?.approvalNumber ?? producer?.unauthorizedEstablishmentInfo?.name ?? '',
    packages: packages === undefined ? '' : formatQuantity(packages, locale),
    netWeight: line.netWeight === undefined ? '' : formatNumber(line.netWeight, locale, 2),
  }
}

const columns = (locale: Locale): Column<Row>[] => {
  const numbers = { align: 'right', tabular: true } as const
  return [
    {
      head: only(words.number, locale),
      width: 28,
      parts: (_, index) => [{ text: index === undefined ? '' : String(index + 1) }],
    },
    { head: only(words.species, locale), width: 190, parts: ({ species }) => [{ text: species }] },
    {
      head: only(words.commodityCode, locale),
      width: 80,
      tabular: true,
      parts: (row) => [{ text: row.commodityCode }],
    },
    { head: only(words.producer, locale), width: 80, parts: ({ producer }) => [{ text: producer }] },
    { head: only(words.packages, locale), width: 60, ...numbers, parts: ({ packages }) => [{ text: packages }] },
    { head: only(words.netWeight, locale), width: 80, ...numbers, parts: ({ netWeight }) => [{ text: netWeight }] },
  ]
}

const writeLines = (paper: Paper, application: Application, lookups: Lookups, locale: Locale) => {
  const lines = application.productLines ?? []
  if (lines.length === 0) return
  const pages = pagesOf(paper)
  paper.y += 14
  const section = paper.group(paper.root, 'Sect')
  const heading = () => writeSectionHeading(paper, section, '', only(words.lines, locale), undefined)
  const { packages, netWeight } = totals(application)
  const foot: Row = {
    species: words.total[locale],
    commodityCode: '',
    producer: '',
    packages: formatQuantity(packages, locale),
    netWeight: formatNumber(netWeight, locale, 2),
  }
  const rows = lines.map((line) => rowOf(line, lookups, locale))
  writeTable(paper, section, { columns: columns(locale), rows, foot, second: undefined, heading }, pages)
}

/** The exporter's receipt for a submitted application, tagged PDF/A-2 in one language. It is not a certificate. */
export async function renderReceipt(
  application: Application,
  lookups: Lookups,
  { locale = 'nb', now }: ReceiptOptions,
): Promise<Buffer> {
  const reference = formatReference(application.referenceNumber)
  const title = `${words.title[locale]} ${reference}`
  const { countryOfDestination } = application
  const lead = localize(words.lead, locale, {
    type: words[application.applicationType][locale],
    country: lookups.name('countries', countryOfDestination)?.[locale] ?? countryOfDestination,
  })
  const paper = new Paper({ title, subject: lead, lang: locale, now })
  drawBar(paper)
  const head = paper.group(paper.root, 'Sect')
  const box = { x: sheet.left, width: contentWidth }
  const heading = { size: 23, weight: '700', color: palette.brand, leading: 1.25 } as const
  let y = 46
  y += paper.write(head, 'H1', { ...box, y }, title, heading) + 4
  y += paper.write(head, 'P', { ...box, y }, lead, { size: 11 }) + 2
  y += paper.write(head, 'P', { ...box, y }, words.notCertificate[locale], { size: 9, color: palette.subtle })
  paper.y = y + 16
  const section = paper.group(paper.root, 'Sect')
  writeSectionHeading(paper, section, '', only(words.application, locale), undefined)
  const pages = pagesOf(paper)
  writeFieldGrid(paper, section, receiptFacts(application, lookups, locale), '', undefined, (height) => {
    if (!pages.fits(height)) pages.next()
  })
  writeLines(paper, application, lookups, locale)
  drawFrames(paper, {
    runningHead: title,
    note: localize(words.made, locale, { at: formatInstant(now, locale) }),
    page: words.page[locale],
  })
  return paper.finish()
}
