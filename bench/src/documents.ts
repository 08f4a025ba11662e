import { setTimeout as sleep } from 'node:timers/promises'
import { type Answers, getAt, setAt } from '@eksport/forms'
import type { BrowserContext, Page } from 'playwright'
import { draftAnswers } from '../../e2e/support/answers.ts'
import { openFromQueue } from '../../e2e/support/case.ts'
import { createDraft } from '../../e2e/support/drafts.ts'
import { logIn } from '../../e2e/support/log-in.ts'
import { startProduct } from '../../e2e/support/product.ts'
import { type Figure, median, quantile, report } from './report.ts'
import { withBrowser } from './speed/in-browser.ts'

const applications = '/api/v2/helsesertifikat/organisasjoner/310000043/soeknader'

/** What the drawing by hand took on a quiet machine, on the event loop (decision 018). */
const before = { 1: 350, 100: 1100, 500: 5500 } as const

const cookieOf = async (context: BrowserContext, origin: string) =>
  (await context.cookies(origin)).map(({ name, value }) => `${name}=${value}`).join('; ')

/** An application with so many lines of goods, each with a lot of its own. */
const withLines = (answers: Answers, count: number): Answers => {
  const line = getAt(answers, 'productLines.0') as Answers // the example has one
  const lines = Array.from({ length: count }, (_, index) => ({
    ...line,
    id: `line-${index}`,
    lotNumber: `L${index + 1}`,
  }))
  return setAt(answers, 'productLines', lines)
}

/** Gets a file, and how long that took in milliseconds; never, where the server is too busy. */
const timed = async (url: string, cookie: string): Promise<number> => {
  const began = performance.now()
  const answer = await fetch(url, { headers: { cookie } })
  const body = await answer.arrayBuffer()
  if (answer.status === 503) return Number.POSITIVE_INFINITY
  if (!answer.ok) throw new Error(`${answer.status}: ${new TextDecoder().decode(body)}`)
  return performance.now() - began
}

type Work = () => Promise<number>

const oneByOne = async (works: readonly Work[]): Promise<number[]> => {
  const all: number[] = []
  for (const work of works) all.push(await work())
  return all
}

/** One after the other, a little apart, as somebody types. */
const paced = async (works: readonly Work[], milliseconds: number): Promise<number[]> => {
  const all: Promise<number>[] = []
  for (const work of works) {
    all.push(work())
    await sleep(milliseconds)
  }
  return Promise.all(all)
}

/** How long the server needs to say that it lives while something else goes on. */
const heartbeats = async (origin: string, during: Promise<unknown>): Promise<number[]> => {
  let isOver = false
  const over = during.finally(() => {
    isOver = true
  })
  const beats: number[] = []
  while (!isOver) {
    beats.push(await timed(`${origin}/healthz`, ''))
    await sleep(10)
  }
  await over
  return beats
}

const draw = async (page: Page, origin: string): Promise<Figure[]> => {
  await logIn(page, 'exporter', origin)
  const cookie = await cookieOf(page.context(), origin)
  const answers = draftAnswers(new Date().toISOString())
  // Each of an application of its own: what has been drawn once is drawn again in no time.
  const previews = async (times: number, lines: number): Promise<Work[]> => {
    const works: Work[] = []
    for (let count = 0; count < times; count += 1) {
      const { referenceNumber } = await createDraft(page, withLines(answers, lines))
      works.push(() => timed(`${origin}${applications}/${referenceNumber}/pdf`, cookie))
    }
    return works
  }
  const ofLines = async (lines: keyof typeof before, limit: number): Promise<Figure> => ({
    name: `a certificate of ${lines} lines, middle of 5 (drawn by hand ${before[lines]} ms)`,
    value: median(await oneByOne(await previews(5, lines))),
    limit,
    unit: 'ms',
  })
  await oneByOne(await previews(3, 20))
  const figures = [await ofLines(1, 500), await ofLines(100, 1000), await ofLines(500, 5500)]
  const typing = await paced(await previews(30, 20), 333)
  const crowd = (await previews(20, 100)).map((work) => work())
  const beats = await heartbeats(origin, Promise.all(crowd))
  return [
    ...figures,
    {
      name: 'a preview of 20 lines, three a second, 95th percentile of 30',
      value: quantile(typing, 0.95),
      limit: 300,
      unit: 'ms',
    },
    {
      name: `/healthz while 20 previews of 100 lines are drawn, 99th percentile of ${beats.length} (drawn by hand 5000 ms)`,
      value: quantile(beats, 0.99),
      limit: 50,
      unit: 'ms',
    },
  ]
}

/** A sample of the demonstration that waits for its signature. */
const waitsForSignature = '#004011'

/** From the officer's press until the page says that it is signed: drawn, put into XML, signed, stored and fetched anew. */
const sign = async (page: Page, origin: string): Promise<Figure> => {
  await logIn(page, 'signer', origin)
  await openFromQueue(page, 'Til signering', waitsForSignature)
  await page.getByRole('button', { name: 'Signer', exact: true }).click()
  const press = page.getByRole('dialog').getByRole('button', { name: 'Signer', exact: true })
  await press.hover()
  const began = performance.now()
  await press.click()
  // Delivered it is issued by itself, perhaps before anybody has looked: what counts is that the signature stands there.
  await page.getByRole('list', { name: 'Historikk' }).getByText('Signert').first().waitFor()
  return {
    name: 'signing one certificate, from press to badge',
    value: performance.now() - began,
    limit: 1000,
    unit: 'ms',
  }
}

if (import.meta.main) {
  const product = await startProduct()
  try {
    const figures = await withBrowser(async (browser) => [
      ...(await draw(await browser.newPage(), product.submitter)),
      await sign(await browser.newPage({ baseURL: product.caseworker, locale: 'nb-NO' }), product.caseworker),
    ])
    process.exitCode = report(figures) ? 0 : 1
  } finally {
    await product.stop()
  }
}
