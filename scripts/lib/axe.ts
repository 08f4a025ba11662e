import type { Page } from '@playwright/test'
import axe, { type Result, type RunOptions } from 'axe-core'

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

type Rules = NonNullable<RunOptions['runOnly']>

export const everything: Rules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
/** The rules about colours. All others read the same document in every look, with the same result. */
export const colours: Rules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/**
 * axe's violations in a part of the page; page-level rules only run on the whole. axe is injected once per document,
 * because evaluating its source costs as much as all its rules.
 */
export const violationsIn = async (part: 'html' | 'body', page: Page, runOnly: Rules): Promise<readonly Result[]> => {
  // Otherwise passed rules are described too, which costs more than running them.
  const options: RunOptions = { runOnly, resultTypes: ['violations'] }
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(([place, asked]) => window.axe.run(place, asked).then(({ violations }) => violations), [
    part,
    options,
  ] as const)
}
