import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runProgram } from '../lib/program.ts'
import { root } from '../lib/root.ts'
import { runTask } from '../lib/run-task.ts'

/** Folders of packages/domain, or parts of them, whose tests must detect mutations. */
const areas = ['values/office-time', 'process/status', 'documents/rule', 'documents/rule/rules', 'process/change']

const { positionals } = parseArgs({ allowPositionals: true })

/**
 * Measures how many mutations the tests of each area detect. Each mutation takes up to a second of CPU; all areas take
 * an hour.
 */
await runTask(async (scope) => {
  const unknown = positionals.filter((name) => !areas.includes(name))
  if (positionals.length === 0 || unknown.length > 0) throw new Error(`Name some of these areas: ${areas.join(', ')}.`)
  // Left behind by an interrupted run.
  rmSync(join(root, '.tmp/mutation'), { recursive: true, force: true })
  let failed = 0
  for (const area of positionals) {
    console.log(`\n── ${area}`)
    const env = { ...process.env, MUTATION_AREA: area }
    failed += await runProgram(scope, ['stryker', 'run', 'scripts/mutation/stryker.config.mjs'], { env })
  }
  return failed === 0 ? 0 : 1
})
