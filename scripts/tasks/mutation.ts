import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startProgram } from '../lib/program.ts'
import { root } from '../lib/root.ts'
import { runTask } from '../lib/run-task.ts'
import type { Scope } from '../lib/scope.ts'
import { makeCopy, mutatedPackage, removeCopy } from '../mutation/copy.ts'
import { scoreOf } from '../mutation/score.ts'
import { type Area, areas, reportName, settingFiles } from '../mutation/settings.ts'

const least = 85

const chosenAreas = (): readonly Area[] => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const unknown = positionals.filter((name) => !areas.some((area) => area === name))
  if (unknown.length > 0) throw new Error(`There is no area '${unknown.join(', ')}'. Areas: ${areas.join(', ')}.`)
  return areas.filter((area) => positionals.length === 0 || positionals.includes(area))
}

const mutate = async (area: Area, scope: Scope) => {
  const started = Date.now()
  console.log(`\n── ${area}`)
  for (const [name, text] of Object.entries(settingFiles(area))) writeFileSync(join(mutatedPackage, name), text)
  const program = startProgram(join(mutatedPackage, 'node_modules/.bin/stryker'), ['run'], { cwd: mutatedPackage })
  await scope.hold(Promise.resolve(program), ({ stop }) => stop())
  if ((await program.ended) !== 0) throw new Error(`Stryker could not finish ${area}.`)
  const score = scoreOf(JSON.parse(readFileSync(join(mutatedPackage, reportName(area)), 'utf8')))
  return { area, ...score, minutes: (Date.now() - started) / 60_000 }
}

/** How many small errors in the code the tests of each area notice. Slow: for those who change the code or its tests. */
await runTask(async (scope) => {
  const chosen = chosenAreas()
  console.log('Making a copy with Stryker in it …')
  await scope.hold(makeCopy(scope, readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')), async () => removeCopy())
  const results: Awaited<ReturnType<typeof mutate>>[] = []
  for (const area of chosen) {
    if (!scope.isClosing()) results.push(await mutate(area, scope))
  }
  console.log(`\nMutants that tests detect, at least ${least} % of each area:`)
  for (const { area, percent, detected, survived, timedOut, minutes } of results) {
    const counts = `${detected} of ${detected + survived}, ${timedOut} of them by time`
    console.log(`${percent < least ? '✗' : '✓'} ${area}: ${percent} % (${counts}; ${minutes.toFixed(1)} min)`)
  }
  return results.every(({ percent }) => percent >= least) ? 0 : 1
})
