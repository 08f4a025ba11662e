import { readFileSync } from 'node:fs'
import { pdfsInZip, textsOf } from '@eksport/server/testing/given-out'
import { actOn } from '@eksport/server/testing/people'
import type { Page } from '@playwright/test'
import { sendNew } from '../support/drafts.ts'
import { expect, test } from '../support/test.ts'

const note = 'Bare mellom oss to.'
const contact = 'Marte Haugen'
/** Whatever gives the contact person away. */
const contactWords = [/marte/i, /haugen/i, /00\s?00\s?00\s?12/]

async function download(page: Page, button: string): Promise<Uint8Array> {
  const newest = page.getByRole('button', { name: button }).first()
  const [file] = await Promise.all([page.waitForEvent('download'), newest.click()])
  expect(file.suggestedFilename()).toMatch(/^innsyn-\d+\.(pdf|zip)$/)
  return readFileSync(await file.path())
}

/** Has the documents put together with the present choices, and opens them. */
async function given(page: Page, count: number) {
  await page.getByRole('button', { name: 'Lag PDF og zip' }).click()
  await expect(page.getByRole('button', { name: 'Last ned zip' })).toHaveCount(count)
  const files = await pdfsInZip(await download(page, 'Last ned zip'))
  return { files, pages: await textsOf(await download(page, 'Last ned PDF')) }
}

/** The documents of the case as the page lists them. */
async function listed(page: Page) {
  const items = await page.getByRole('region', { name: 'Dokumenter' }).getByRole('listitem').all()
  return Promise.all(
    items.map(async (item, index) => {
      const [first = ''] = await item.locator('span.wrap-anywhere').allTextContents()
      return { number: index + 1, title: first.replace(/^\d+\. /, ''), words: (await item.textContent()) ?? '' }
    }),
  )
}

const bare = (text: string) => text.replaceAll(/\s/g, '')

test('[ADM-07] a case is given out as one PDF and one zip that agree, in order, and without who is marked', async ({
  people,
  submitter,
  caseworker,
}) => {
  const { referenceNumber, reference } = await sendNew(submitter)
  await actOn(people.officer, referenceNumber, { action: 'take' })
  await caseworker.goto(`/soeknader/${referenceNumber}`)
  await caseworker.getByRole('button', { name: 'Internt notat' }).click()
  await caseworker.keyboard.type(note)
  await caseworker.getByRole('button', { name: 'Lagre notat' }).click()
  await expect(caseworker.getByRole('region', { name: 'Interne notater' }).getByText(note)).toBeVisible()
  await caseworker.getByRole('link', { name: 'Innsyn i saken' }).click()
  await expect(caseworker.getByText(/\d+ av \d+ gis ut/)).toBeVisible()
  const documents = await listed(caseworker)
  const open = documents.filter(({ words }) => !words.includes('Holdes tilbake'))
  expect(open.length).toBeLessThan(documents.length)

  const whole = await given(caseworker, 1)
  const [index, ...files] = whole.files
  expect(index?.name).toBe('00-innhold.pdf')
  // Every document that may be given out, in the order of the page, and nothing else.
  expect(files.map(({ name }) => Number(name.slice(0, 2)))).toEqual(open.map(({ number }) => number))
  for (const { name, pages } of whole.files) expect(bare(pages.join('')), name).not.toBe('')
  // The one PDF is the same pages, and each document begins there where the index says.
  expect(whole.pages).toEqual(whole.files.flatMap(({ pages }) => pages))
  const contents = bare(index?.pages.join('') ?? '')
  expect(contents).toContain(reference)
  let next = (index?.pages.length ?? 0) + 1
  for (const [place, { title }] of open.entries()) {
    expect(contents).toContain(bare(`${title}${next}`))
    next += files[place]?.pages.length ?? 0
  }
  for (const { title } of documents) expect(contents).toContain(bare(title))
  const text = whole.pages.join('\n')
  expect(text).not.toContain(note)
  for (const words of contactWords) expect(text).toMatch(words)

  await caseworker.getByRole('checkbox', { name: contact }).check()
  const redacted = await given(caseworker, 2)
  expect(redacted.files.map(({ name }) => name)).toEqual(whole.files.map(({ name }) => name))
  expect(redacted.pages).toEqual(redacted.files.flatMap(({ pages }) => pages))
  const rest = [...redacted.pages, ...redacted.files.map(({ name }) => name)].join('\n')
  expect(rest).toContain('sladdet')
  for (const words of contactWords) expect(rest).not.toMatch(words)
})
