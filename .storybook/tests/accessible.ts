import type { Page } from '@playwright/test'
import { colours, everything, violationsIn } from '../../scripts/lib/axe.ts'
import { asPainted } from '../../scripts/lib/painted-colours.ts'
import type { Look } from './looks.ts'

/** The axe findings for WCAG 2.2 AA and best practice, in words; no rule is disabled. */
export async function violations(page: Page, look: Look): Promise<string[]> {
  const find = () => violationsIn('body', page, look === 'light' ? everything : colours)
  const found = await (look === 'forced-colors' ? asPainted(page, find) : find())
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary ?? ''}`),
  )
}
