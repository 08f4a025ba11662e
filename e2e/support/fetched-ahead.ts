import { expect, type Page, type Request } from '@playwright/test'

const idleMoments = (page: Page, count: number) =>
  page.evaluate(async (wanted) => {
    for (let moment = 0; moment < wanted; moment += 1) await new Promise((done) => requestIdleCallback(done))
  }, count)

/** More than the form has pages: each is prefetched in an idle moment. */
const patience = 50

/** Opens a page and waits until the code of later pages, which is prefetched when the browser is idle, has arrived. */
export const openWithWhatFollows = async (page: Page, address: string): Promise<void> => {
  const onTheWay = new Set<Request>()
  page.on('request', (request) => request.resourceType() === 'script' && onTheWay.add(request))
  page.on('requestfinished', (request) => onTheWay.delete(request))
  page.on('requestfailed', (request) => onTheWay.delete(request))
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await idleMoments(page, patience)
  await expect.poll(() => [...onTheWay].map((request) => request.url()), 'code on the way').toEqual([])
  // Lets the browser evaluate it.
  await idleMoments(page, 1)
}
