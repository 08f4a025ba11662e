import type { BrowserContext } from 'playwright'
import { draftAnswers } from '../../e2e/support/answers.ts'
import { createDraft } from '../../e2e/support/drafts.ts'
import { logIn } from '../../e2e/support/log-in.ts'
import { startProduct } from '../../e2e/support/product.ts'
import { quantile, report } from './report.ts'
import { withBrowser } from './speed/in-browser.ts'

const drafts = 150
const requests = 300
const limit = 100
const list = '/api/v3/helsesertifikat/organisasjoner/310000043/soeknader'
const query = 'status=UNDER_REGISTRERING&sort=STATUS,REFERENCE_NUMBER&direction=ASC,DESC&page=3&size=10'

const cookieOf = async (context: BrowserContext, origin: string) =>
  (await context.cookies(origin)).map(({ name, value }) => `${name}=${value}`).join('; ')

if (import.meta.main) {
  const product = await startProduct()
  try {
    const cookie = await withBrowser(async (browser) => {
      const page = await browser.newPage()
      await logIn(page, 'exporter', product.submitter)
      const answers = draftAnswers(new Date().toISOString())
      for (let count = 0; count < drafts; count += 1) await createDraft(page, answers)
      return cookieOf(page.context(), product.submitter)
    })
    const times: number[] = []
    for (let count = 0; count < requests; count += 1) {
      const began = performance.now()
      const answer = await fetch(`${product.submitter}${list}?${query}`, { headers: { cookie } })
      if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
      await answer.json()
      times.push(performance.now() - began)
    }
    const name = `a page of the list among ${drafts} drafts, 95th percentile of ${requests}`
    process.exitCode = report([{ name, value: quantile(times, 0.95), limit, unit: 'ms' }]) ? 0 : 1
  } finally {
    await product.stop()
  }
}
