import type { Application } from '@eksport/domain'
import { type Locale, localize } from '@eksport/forms'
import { attestations } from './attestation.ts'
import { words } from './catalogue.ts'
import { goodsColumns, originColumns } from './certificate-columns.ts'
import { certificateFacts } from './certificate-facts.ts'
import { certificateNumber } from './certificate-number.ts'
import { writeFieldGrid } from './field-grid.ts'
import { dayOf, formatDay } from './format.ts'
import { drawFrames, drawHeadStrip } from './frame.ts'
import { goodsRows, goodsTotal } from './goods.ts'
import { type Second, writeSectionHeading } from './heading.ts'
import type { Lookups } from './lookups.ts'
import { originRows } from './origin.ts'
import { contentWidth, palette, sheet } from './palette.ts'
import { Paper, type Structure } from './paper.ts'
import { signatureAreaHeight, writeSignatureArea } from './signature-area.ts'
import { writeTable } from './table.ts'

export type CertificateOptions = {
  /** A preview carries a watermark and has no place for a signature. */
  kind: 'preview' | 'final'
  /** The Norwegian beside the English, and the words of the watermark; `en` prints English alone. */
  locale?: Locale
  now: string
}

const startPage = (paper: Paper) => {
  paper.doc.addPage()
  drawHeadStrip(paper, false)
  paper.y = sheet.top
}

const limit = sheet.height - sheet.bottom

const pagesOf = (paper: Paper) => ({
  fits: (height: number) => paper.y + height <= limit,
  next: () => startPage(paper),
})

type Part = { paper: Paper; application: Application; lookups: Lookups; second: Second; number: string }

const writeTitle = ({ paper, application, lookups, second, number }: Part, banner: string | undefined) => {
  drawHeadStrip(paper, true)
  const section = paper.group(paper.root, 'Sect')
  const replacement = application.applicationType === 'ERSTATNINGSSERTIFIKAT'
  const title = replacement ? words.replacementTitle : words.title
  const country = (locale: Locale) =>
    lookups.name('countries', application.countryOfDestination)?.[locale] ?? application.countryOfDestination
  const left = { x: sheet.left, width: contentWidth * 0.6 }
  let y = 46
  if (banner !== undefined)
    y += paper.write(section, 'P', { ...left, y }, banner, { size: 10, weight: '700', color: palette.warning }) + 2
  y +=
    paper.write(section, 'H1', { ...left, y }, title.en, {
      size: 23,
      weight: '700',
      color: palette.brand,
      leading: 1.2,
    }) + 3
  const subtitle = localize(words.subtitle, 'en', { country: country('en') })
  y += paper.write(section, 'P', { ...left, y }, subtitle, { size: 10.5, color: palette.text })
  if (second !== undefined) {
    const norwegian = `${title[second]} ${localize(words.subtitle, second, { country: country(second) })}`
    const style = { size: 8.5, color: palette.subtle }
    y += paper.write(section, 'P', { ...left, y: y + 1 }, norwegian, style, { lang: second }) + 1
  }
  const right = { x: sheet.left + contentWidth * 0.62, width: contentWidth * 0.38 }
  const align = 'right' as const
  let side = 50
  const small = { size: 7, align, color: palette.subtle }
  side += paper.write(section, 'P', { ...right, y: side }, words.certificateNumber.en, { ...small, weight: '600' }) + 1
  side +=
    paper.write(section, 'P', { ...right, y: side }, number, { size: 14, weight: '700', align, tabular: true }) + 2
  const template = `${words.template.en} ${application.certificateTemplate}, ${words.version.en} ${application.certificateTemplateVersion}`
  side += paper.write(section, 'P', { ...right, y: side }, template, { ...small, tabular: true })
  paper.y = Math.max(y, side) + 12
}

const writeConsignment = ({ paper, application, lookups, second }: Part, parent: Structure) => {
  writeSectionHeading(paper, parent, 'I', words.consignment, second)
  const pages = pagesOf(paper)
  writeFieldGrid(paper, parent, certificateFacts(application, lookups), 'I', second, (height) => {
    if (!pages.fits(height)) pages.next()
  })
}

const writeGoods = ({ paper, application, lookups, second }: Part, parent: Structure) => {
  const rows = goodsRows(application, lookups)
  if (rows.length === 0) return
  const pages = pagesOf(paper)
  paper.y += 14
  const heading = () => writeSectionHeading(paper, parent, 'II', words.goods, second)
  const foot = goodsTotal(application)
  writeTable(paper, parent, { columns: goodsColumns, rows, foot, second, heading }, pages)
  const origins = originRows(application, lookups)
  if (origins.length === 0) return
  paper.y += 14
  const originHeading = () => writeSectionHeading(paper, parent, 'III', words.origin, second)
  writeTable(paper, parent, { columns: originColumns, rows: origins, second, heading: originHeading }, pages)
}

const writeAttestation = (
  { paper, application, lookups, second }: Part,
  parent: Structure,
  options: CertificateOptions,
) => {
  const style = { size: 9, leading: 1.45 }
  const intro = 'The undersigned certifies, on behalf of the competent authority, that for the goods described above:'
  const statements = attestations(application)
  const room = contentWidth - 36
  const text = statements.reduce((sum, statement) => sum + paper.height(statement, style, room) + 3, 0)
  const pages = pagesOf(paper)
  paper.y += 14
  if (!pages.fits(20 + 36 + text + 14 + signatureAreaHeight)) pages.next()
  const numeral = (application.productLines ?? []).length === 0 ? 'II' : 'IV'
  writeSectionHeading(paper, parent, numeral, words.attestation, second)
  paper.y += 8
  paper.y += paper.write(parent, 'P', { x: sheet.left + 8, y: paper.y, width: contentWidth - 16 }, intro, style) + 4
  const list = paper.group(parent, 'L')
  for (const [index, statement] of statements.entries()) {
    const item = paper.group(list, 'LI')
    paper.write(item, 'Lbl', { x: sheet.left + 8, y: paper.y, width: 18 }, `${index + 1}.`, { ...style, weight: '600' })
    const box = { x: sheet.left + 26, y: paper.y, width: room }
    paper.y += paper.write(item, 'LBody', box, statement, style) + 3
  }
  paper.y += 10
  const office = application.caseworker?.office ?? application.certificateRetrieval?.office
  const issued = application.issuedDateTime ?? application.approvedDateTime
  writeSignatureArea(paper, parent, {
    ...(office === undefined ? {} : { issuedAt: lookups.name('certificate-offices', office)?.en ?? office }),
    ...(issued === undefined ? {} : { date: formatDay(dayOf(issued), 'en') }),
    second,
    forSigner: options.kind === 'final',
  })
}

/**
 * The health certificate of an application as tagged PDF/A-2 in English, with Norwegian captions beside it.
 * Our own neutral form, not the authority's. A final one names the place of the signature.
 */
export async function renderCertificate(
  application: Application,
  lookups: Lookups,
  options: CertificateOptions,
): Promise<Buffer> {
  const locale = options.locale ?? 'nb'
  const second: Second = locale === 'en' ? undefined : locale
  const number = certificateNumber(application, options.now)
  const preview = options.kind === 'preview' ? words.preview[locale] : undefined
  const title = `${preview === undefined ? '' : `${preview}: `}${words.title.en} ${number}`
  const subject = localize(words.subtitle, 'en', {
    country: lookups.name('countries', application.countryOfDestination)?.en ?? application.countryOfDestination,
  })
  const paper = new Paper({ title, subject, lang: 'en', now: options.now })
  const part = { paper, application, lookups, second, number }
  writeTitle(part, preview)
  writeConsignment(part, paper.group(paper.root, 'Sect'))
  writeGoods(part, paper.group(paper.root, 'Sect'))
  writeAttestation(part, paper.group(paper.root, 'Sect'), options)
  drawFrames(paper, {
    runningHead: `${words.title.en} ${number}`,
    note: preview ?? 'Norway',
    page: words.page.en,
    ...(preview === undefined ? {} : { watermark: preview }),
  })
  return paper.finish()
}
