import type { Browser, Page } from 'playwright'
import { startProduct } from '../../e2e/support/product.ts'
import { type Figure, median, report } from './report.ts'
import { draftOfLines, logInExporter } from './speed/draft-of-lines.ts'
import { withBrowser } from './speed/in-browser.ts'
import { type Visit, visitOnPhone } from './speed/slow-phone.ts'

const visits = 3

/** What Lighthouse calls good on a phone, and gives nine tenths of the points for or more; shifts in thousandths. */
const limits = { firstPaint: 1800, largestPaint: 2500, ownContent: 2500, shift: 100, blocked: 200 } as const
const names = {
  firstPaint: 'first text',
  largestPaint: 'largest text or picture',
  ownContent: 'its own heading',
  shift: 'layout shift, thousandths',
  blocked: 'main thread blocked',
} as const

const applications = '/api/v3/helsesertifikat/organisasjoner/310000043/soeknader'
const home = '/foretak/310000043'

/** An application that was sent, with what became of it. */
async function sentApplication(page: Page, portal: string): Promise<number> {
  const answer = await page.request.get(`${portal}${applications}?status=UTSTEDT`)
  const { content } = (await answer.json()) as { content: readonly { referenceNumber: number }[] }
  const [first] = content
  if (first === undefined) throw new Error('The demonstration has no application that was sent')
  return first.referenceNumber
}

const figuresOf = (page: string, seen: readonly Visit[]): readonly Figure[] =>
  (Object.keys(limits) as (keyof Visit)[]).map((what) => ({
    name: `${page}: ${names[what]}, median of ${seen.length}`,
    value: median(seen.map((visit) => visit[what])) * (what === 'shift' ? 1000 : 1),
    limit: limits[what],
    unit: what === 'shift' ? '‰' : 'ms',
  }))

/** The pages that most visits begin with. */
async function measure(browser: Browser, portal: string): Promise<readonly Figure[]> {
  const first = await browser.newPage()
  await logInExporter(first, portal)
  const draft = await draftOfLines(first, portal, 3)
  const sent = await sentApplication(first, portal)
  await first.close()
  const logIn = (page: Page) => logInExporter(page, portal)
  return [
    ...figuresOf('front page', await visitOnPhone(browser, portal, visits)),
    ...figuresOf('overview', await visitOnPhone(browser, `${portal}${home}/oversikt`, visits, logIn)),
    ...figuresOf(
      'a step of the form',
      await visitOnPhone(browser, `${portal}${home}/soeknader/${draft}/transport`, visits, logIn),
    ),
    ...figuresOf('details', await visitOnPhone(browser, `${portal}${home}/soeknader/${sent}/detaljer`, visits, logIn)),
  ]
}

if (import.meta.main) {
  const product = await startProduct()
  try {
    process.exitCode = report(await withBrowser((browser) => measure(browser, product.submitter))) ? 0 : 1
  } finally {
    await product.stop()
  }
}
