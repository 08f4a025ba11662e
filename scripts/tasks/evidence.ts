import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { type KeptOutcome, keptOutcomes, presentCommit } from '../lib/outcomes.ts'
import { root } from '../lib/root.ts'

const minute = (at: string) => at.slice(0, 16).replace('T', ' ')

const row = ({ name, passed, failed, skipped, commit, at }: KeptOutcome) => {
  const counts = [failed > 0 && `**${failed} failed**`, `${passed} passed`, skipped > 0 && `${skipped} skipped`]
  return `| ${name} | ${counts.filter(Boolean).join(', ')} | \`${commit}\` | ${minute(at)} |`
}

const printed = ({ name, output }: KeptOutcome) =>
  output.trim() === '' ? [] : ['', `## ${name}`, '', '```text', output.trim(), '```']

const { version } = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8'))
const [{ model = 'unknown' } = {}, ...others] = cpus()
const machine = `${others.length + 1} × ${model.trim()}, ${Math.round(totalmem() / 1024 ** 3)} GB, Node ${process.version}, ${process.platform}`
const outcomes = keptOutcomes()
const page = join(root, 'docs/evidence.md')

/** Writes docs/evidence.md from what was last run here, each thing at its commit; `npm test` and `npm run bench` come first. */
writeFileSync(
  page,
  [
    `# Evidence: @eksport/ui ${version}`,
    '',
    'Written by `npm run evidence` from what every command of `npm test` and `npm run bench` last came to on one machine. Nobody edits',
    'it: what is missing has not been run. The limits stand in the checks themselves.',
    '',
    `Written ${minute(new Date().toISOString())} UTC at commit \`${presentCommit()}\` (a + means: with changes not committed). Machine: ${machine}.`,
    '',
    '| Check | Result | Commit | Run (UTC) |',
    '|---|---|---|---|',
    ...outcomes.map(row),
    ...outcomes.flatMap(printed),
    '',
  ].join('\n'),
)
console.log(`Written: ${page}`)
