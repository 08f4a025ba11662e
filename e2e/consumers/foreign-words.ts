import { expect, type Page } from '@playwright/test'

/** Words of the domain that the design system was made for, in its three languages. */
const trade = new RegExp(
  [
    ...['søknad', 'søkjar', 'eksport', 'sertifikat', 'attest', 'mottaker', 'mottakar', 'avsend[ae]r', 'innsend[ae]r'],
    ...['importør', 'saksbehandl', 'varelin', 'forsendelse', 'sjømat', 'applica', 'export', 'certificate', 'consign'],
    ...['importer', 'shipment', 'caseworker', 'seafood', 'veterin'],
  ].join('|'),
  'i',
)

/** Records what live regions announce from now on, because a message may be gone before it is checked. */
export const listenToPage = (page: Page) =>
  page.addInitScript(() => {
    const announced: string[] = []
    Object.assign(window, { announced })
    const isLive = '[aria-live], [role="status"], [role="alert"], [role="log"]'
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest(isLive)
        if (region?.textContent) announced.push(region.textContent)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })

/** All texts of a page: visible text, names and other attributes, field values, and announcements. */
const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const spoken = /^(?:aria-|alt$|title$|placeholder$|label$|value$|content$|data-label$)/
    const isCode = (text: Node) => text.parentElement?.matches('script, style')
    const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT, (text) =>
      isCode(text) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    )
    const words = [document.title, ...((Reflect.get(window, 'announced') ?? []) as string[])]
    while (texts.nextNode()) words.push(texts.currentNode.textContent ?? '')
    const attributes = [...document.querySelectorAll('*')].flatMap((element) => [...element.attributes])
    words.push(...attributes.filter(({ name }) => spoken.test(name)).map(({ value }) => value))
    words.push(...[...document.querySelectorAll('input')].map(({ value }) => value))
    return [...new Set(words.map((word) => word.trim()).filter(Boolean))]
  })

/** Expects that no text of the page, visible or announced so far, is about our domain. */
export async function expectNoWordOfOurs(page: Page): Promise<void> {
  const words = await wordsOf(page)
  expect(words.length, 'the page says something').toBeGreaterThan(20)
  expect.soft(words.filter((word) => trade.test(word))).toEqual([])
}
