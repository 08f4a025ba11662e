import type { Page } from '@playwright/test'
import { getViolations } from 'axe-playwright'
import { asPainted } from '../../scripts/lib/painted-colours.ts'
import type { Look } from './looks.ts'

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules that look at colours. All the others read the same document in every look, and find the same. */
const colours = ['color-contrast', 'link-in-text-block']

/** What axe finds by the rules of WCAG 2.2 AA and best practice, in words; no rule is off. */
export async function violations(page: Page, look: Look): Promise<string[]> {
  const find = () =>
    getViolations(page, 'body', {
      runOnly: look === 'light' ? everything : colours,
      // What passed is described too unless this is said, and that costs more than the rules.
      resultTypes: ['violations'],
    })
  const found = await (look === 'forced-colors' ? asPainted(page, find) : find())
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary ?? ''}`),
  )
}
