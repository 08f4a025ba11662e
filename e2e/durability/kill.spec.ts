import { expect, type Page } from '@playwright/test'
import { draftAnswers } from '../support/answers.ts'
import { createDraft } from '../support/drafts.ts'
import { logIn } from '../support/log-in.ts'
import { test } from '../support/own-product.ts'
import type { Product } from '../support/product.ts'
import { type Saver, startSaver } from '../support/saver.ts'

const clients = 6
const kills = 4
const organisation = '310000043'

/** Random, so that no moment is safe by habit; the seed is told so that a failure can be looked into. */
const someMoment = () => 300 + Math.random() * 1200

const beginSavers = async (page: Page, product: Product): Promise<Saver[]> => {
  await logIn(page, 'exporter', product.submitter)
  await expect(page.getByRole('heading', { level: 1, name: 'Søknader' })).toBeVisible()
  const answers = draftAnswers(new Date().toISOString())
  const cookies = await page.context().cookies(product.submitter)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const savers: Saver[] = []
  for (let client = 0; client < clients; client += 1) {
    const { referenceNumber, version } = await createDraft(page, answers, product.submitter)
    savers.push(
      startSaver({ origin: product.submitter, organisation, cookie, referenceNumber, version, answers, client }),
    )
  }
  return savers
}

test('[SEC-01] [WIZ-17] every acknowledged save is there after the server was killed in the middle of many', async ({
  page,
  product,
}) => {
  const savers = await beginSavers(page, product)
  for (let round = 0; round < kills; round += 1) {
    await page.waitForTimeout(someMoment())
    await product.killServer()
    await Promise.all(savers.map((saver) => saver.pause()))
    await product.startServer()
    for (const saver of savers) expect(await saver.lost(), `after kill ${round + 1}`).toEqual([])
    for (const saver of savers) saver.resume()
  }
  await Promise.all(savers.map((saver) => saver.pause()))
  const acknowledged = savers.map((saver) => saver.acknowledged())
  expect(Math.min(...acknowledged), 'every client has saved').toBeGreaterThan(kills)
})

test('[SEC-01] [SEC-02] and after the database was killed: the server heals by itself', async ({ page, product }) => {
  const savers = await beginSavers(page, product)
  await page.waitForTimeout(someMoment())
  product.killDatabase()
  await expect.poll(() => savers.every((saver) => saver.failures() > 0)).toBe(true)
  await Promise.all(savers.map((saver) => saver.pause()))
  for (const saver of savers) {
    await expect.poll(() => saver.lost().catch(() => ['not reachable yet'])).toEqual([])
    saver.resume()
  }
  const before = savers.map((saver) => saver.acknowledged())
  await expect.poll(() => savers.every((saver, index) => saver.acknowledged() > (before[index] ?? 0))).toBe(true)
  await Promise.all(savers.map((saver) => saver.pause()))
})
