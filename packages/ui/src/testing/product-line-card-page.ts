import type { Locator, Page } from 'playwright'
import { lineCardsPage } from './line-card-page.js'

/** The cards of product lines in a page; `scope` is the page or what holds the list. */
export const productLineCardsPage = (scope: Page | Locator) => lineCardsPage(scope)
