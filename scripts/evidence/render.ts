import type { KeptOutcome } from '../lib/outcomes.ts'
import type { Goal } from './goals.ts'

/** What the page is made of; all of it is handed in, so that a test can hand in its own. */
export interface Evidence {
  readonly version: string
  readonly commit: string
  readonly machine: string
  readonly at: string
  readonly goals: readonly Goal[]
  readonly outcomes: ReadonlyMap<string, KeptOutcome>
  readonly figures: Readonly<Record<string, readonly string[]>>
  readonly count: (report: string, path: string) => { readonly passed: number; readonly failed: number } | undefined
}

const day = (at: string) => at.slice(0, 16).replace('T', ' ')

const checkRow = (name: string, outcome: KeptOutcome | undefined) => {
  if (outcome === undefined) return `| ${name} | **not run here** | | |`
  const { passed, failed, skipped, commit, at } = outcome
  const result = failed > 0 ? `**${failed} failed**, ${passed} passed` : `${passed} passed`
  return `| ${name} | ${result}${skipped > 0 ? `, ${skipped} skipped` : ''} | \`${commit}\` | ${day(at)} |`
}

const printed = (name: string, outcome: KeptOutcome | undefined) =>
  outcome === undefined || outcome.output.trim() === ''
    ? []
    : ['', `What ${name} printed:`, '', '```text', outcome.output.trim(), '```']

const section = (goal: Goal, number: number, evidence: Evidence) => {
  const { checks, counted = [], open, title } = goal
  const rows = checks.map((name) => checkRow(name, evidence.outcomes.get(name)))
  const counts = counted.map(({ report, path, what }) => {
    const found = evidence.count(report, path)
    if (found === undefined) return `- ${what}: **not run here**`
    return `- ${what}: ${found.passed} passed${found.failed > 0 ? `, **${found.failed} failed**` : ''}`
  })
  const own = (evidence.figures[title] ?? []).map((line) => `- ${line}`)
  return [
    `## ${number} · ${title}`,
    '',
    ...(rows.length > 0 ? ['| Check | Result | Commit | Run (UTC) |', '|---|---|---|---|', ...rows, ''] : []),
    ...[...counts, ...own],
    ...(counts.length + own.length > 0 ? [''] : []),
    ...(open.length > 0
      ? ['Not reached, or not measured:', '', ...open.map((line) => `- ${line}`)]
      : ['Nothing is open.']),
    ...checks.flatMap((name) => printed(name, evidence.outcomes.get(name))),
    '',
  ]
}

/** The page of a release: goal by goal what was run, what it came to, and what is open. */
export const renderEvidence = (evidence: Evidence) => {
  const { version, commit, machine, at, goals, outcomes } = evidence
  const asked = [...new Set(goals.flatMap(({ checks }) => checks))]
  const not = asked.filter((name) => !outcomes.has(name))
  const failed = asked.filter((name) => (outcomes.get(name)?.failed ?? 0) > 0)
  const list = (names: readonly string[]) => (names.length > 0 ? names.join('; ') : 'none')
  return [
    `# Evidence: @eksport/ui ${version}`,
    '',
    'Written by `npm run evidence` from what `npm test` and `npm run bench` last came to on one machine. Nobody edits it: what is missing',
    'is missing. The goals are those of the library; the limits stand in the checks themselves.',
    '',
    `Written ${day(at)} UTC at commit \`${commit}\` (a + means: with changes not committed). Machine: ${machine}.`,
    '',
    `- Checks that failed: ${list(failed)}`,
    `- Checks that have not been run on this machine: ${list(not)}`,
    '',
    ...goals.flatMap((goal, index) => section(goal, index + 1, evidence)),
  ].join('\n')
}
