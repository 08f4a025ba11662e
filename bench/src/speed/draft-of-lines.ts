import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { draftAnswers } from '../../../e2e/support/answers.ts'

const exporter = 'demo-ingrid-solheim'
const applications = '/api/v3/helsesertifikat/organisasjoner/310000043/soeknader'

/** Logs the demonstration's exporter in, in this page's browser. */
export async function logInExporter(page: Page, portal: string): Promise<void> {
  const choice = await page.request.get(`${portal}/oauth2/authorization/idporten`)
  const answer = await page.request.post(choice.url(), { form: { person: exporter } })
  if (new URL(answer.url()).origin !== portal) throw new Error(`${exporter} was not logged in: ${answer.url()}`)
}

/** Creates a draft with this many product lines, as the app would store it; returns its reference number. */
export async function draftOfLines(page: Page, portal: string, count: number): Promise<number> {
  const answers = draftAnswers(new Date().toISOString())
  const [line] = answers.productLines as readonly object[]
  const productLines = Array.from({ length: count }, (_, index) => ({
    ...line,
    id: randomUUID(),
    netWeight: 100 + index,
  }))
  const answer = await page.request.post(portal + applications, {
    data: { ...answers, productLines },
    headers: { origin: portal, 'idempotency-key': randomUUID() },
  })
  if (!answer.ok()) throw new Error(`${answer.status()}: ${await answer.text()}`)
  const { application } = (await answer.json()) as { application: { referenceNumber: number } }
  return application.referenceNumber
}
