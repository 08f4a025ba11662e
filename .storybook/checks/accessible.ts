import { getViolations } from 'axe-playwright'
import type { Page } from 'playwright'
import type { Mode } from './modes.ts'

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules that look at colours. All the others read the same document in both themes, and find the same. */
const colours = ['color-contrast', 'link-in-text-block']

/** What axe finds by the rules of WCAG 2.2 AA and best practice, in words; no rule is off. */
export async function accessible(page: Page, mode: Mode): Promise<string | undefined> {
  const violations = await getViolations(page, 'body', {
    runOnly: mode === 'dark' ? colours : everything,
    // What passed is described too unless this is said, and that costs more than the rules.
    resultTypes: ['violations'],
  })
  const said = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary ?? ''}`),
  )
  return said.length > 0 ? `axe in ${mode}:\n${said.join('\n')}` : undefined
}
