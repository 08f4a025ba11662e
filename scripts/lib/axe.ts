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
/** The rules that look at colours. All the others read the same document in every look, and find the same. */
export const colours: Rules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/**
 * What axe finds in a part of a page as it stands; the rules for a page look at the whole alone. Each document is given axe once: to
 * read its source costs as much as all of its rules.
 */
export const violationsIn = async (part: 'html' | 'body', page: Page, runOnly: Rules): Promise<readonly Result[]> => {
  // What passed is described too unless this is said, and that costs more than the rules.
  const options: RunOptions = { runOnly, resultTypes: ['violations'] }
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(([place, asked]) => window.axe.run(place, asked).then(({ violations }) => violations), [
    part,
    options,
  ] as const)
}
