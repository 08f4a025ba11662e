import { expect, type Page } from '@playwright/test'

/** Words of the trade that the design system was made for, in its three languages. */
const trade = new RegExp(
  [
    ...['søknad', 'søkjar', 'eksport', 'sertifikat', 'attest', 'mottaker', 'mottakar', 'avsend[ae]r', 'innsend[ae]r'],
    ...['importør', 'saksbehandl', 'varelin', 'forsendelse', 'sjømat', 'applica', 'export', 'certificate', 'consign'],
    ...['importer', 'shipment', 'caseworker', 'seafood', 'veterin'],
  ].join('|'),
  'i',
)

/** Keeps all that live regions say from now on: a message may be gone before anyone looks. */
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

/** All that a page says: its text, names and other words in attributes, values of fields, and what was announced. */
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

/** Nothing on the page, seen or heard so far, is of our trade. */
export async function expectNoWordOfOurs(page: Page): Promise<void> {
  const words = await wordsOf(page)
  expect(words.length, 'the page says something').toBeGreaterThan(20)
  expect.soft(words.filter((word) => trade.test(word))).toEqual([])
}
