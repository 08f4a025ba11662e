import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { countedTests } from '../evidence/counted-tests.ts'
import { goals } from '../evidence/goals.ts'
import { presentFigures } from '../evidence/present-figures.ts'
import { renderEvidence } from '../evidence/render.ts'
import { keptOutcomes, presentCommit } from '../lib/outcomes.ts'
import { root } from '../lib/root.ts'

/** Writes docs/evidence.md from what was last run here; `npm test` and `npm run bench` come first. */
const { version } = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8'))
const [{ model = 'unknown' } = {}, ...others] = cpus()
const page = join(root, 'docs/evidence.md')

writeFileSync(
  page,
  renderEvidence({
    version,
    commit: presentCommit(),
    machine: `${others.length + 1} × ${model.trim()}, ${Math.round(totalmem() / 1024 ** 3)} GB, Node ${process.version}, ${process.platform}`,
    at: new Date().toISOString(),
    goals,
    outcomes: keptOutcomes(),
    figures: presentFigures(),
    count: countedTests,
  }),
)
console.log(`Written: ${page}`)
