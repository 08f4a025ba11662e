import type { Locator, Page } from 'playwright'
import { lineCardsPage } from './line-card-page.js'

/** The product line cards of a page; `scope` is the page or the element that contains the list. */
export const productLineCardsPage = (scope: Page | Locator) => lineCardsPage(scope)
