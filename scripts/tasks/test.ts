import { parseArgs } from 'node:util'
import { keepOutcome } from '../lib/outcomes.ts'
import { runTask } from '../lib/run-task.ts'
import type { Scope } from '../lib/scope.ts'
import { crashed, run, seconds } from '../stages/command.ts'
import { journeys } from '../stages/journeys.ts'
import { lastLine, type Outcome, sum } from '../stages/outcome.ts'
import { packages } from '../stages/packages.ts'
import { sideBySide } from '../stages/side-by-side.ts'
import type { Stage } from '../stages/stage.ts'
import { staticChecks } from '../stages/static.ts'
import { stories } from '../stages/stories.ts'
import { server, unit } from '../stages/unit.ts'

/** In this order; what stands together runs side by side, for the server's tests wait for a database as often as they work. */
const groups: readonly (readonly Stage[])[] = [[staticChecks], [packages], [unit, server], [stories], [journeys]]
const stages = groups.flat()
const log = (line: string) => console.log(`   ${line}`)

const chosenGroups = () => {
  const { values } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true })
  const names = values.only?.split(',').map((name) => name.trim()) ?? stages.map(({ name }) => name)
  const unknown = names.filter((name) => !stages.some((stage) => stage.name === name))
  if (unknown.length === 0)
    return groups.map((group) => group.filter(({ name }) => names.includes(name))).filter((group) => group.length > 0)
  throw new Error(`There is no stage '${unknown.join(', ')}'. Stages: ${stages.map(({ name }) => name).join(', ')}.`)
}

const tell = (outcome: Outcome) => {
  const { name, passed, failed, skipped, output, isShown } = outcome
  const counts = [`${passed} passed`, failed > 0 && `${failed} failed`, skipped > 0 && `${skipped} skipped`]
  log(`${failed > 0 ? '✗' : '✓'} ${name}: ${counts.filter(Boolean).join(', ')} (${outcome.seconds} s)`)
  if (failed > 0 || isShown) console.log(output.replaceAll(/^/gm, '     '))
  keepOutcome(outcome)
  return outcome
}

const runStage = async ({ name, title, commands }: Stage, atOnce: number, scope: Scope) => {
  const started = Date.now()
  console.log(`\n── ${name}: ${title}`)
  try {
    const list = await commands(scope, log)
    const outcomes = await sideBySide(list, atOnce, async (command) => tell(await run(command, scope)))
    log(`${name} took ${seconds(started)} s`)
    return outcomes
  } catch (error) {
    return [tell(crashed(name, error))]
  }
}

const test = async (scope: Scope) => {
  const started = Date.now()
  const outcomes: Outcome[] = []
  for (const group of chosenGroups()) {
    if (scope.isClosing()) break
    const running = group.map((stage) => runStage(stage, group.length > 1 ? 1 : stage.atOnce, scope))
    outcomes.push(...(await Promise.all(running)).flat())
  }
  const total = sum(outcomes)
  const names = outcomes.filter(({ failed }) => failed > 0).map(({ name }) => name)
  console.log(`\nThe whole took ${seconds(started)} s.${names.length > 0 ? ` Failed: ${names.join('; ')}.` : ''}\n`)
  await scope.close()
  console.log(lastLine(total))
  return total.failed === 0 ? 0 : 1
}

await runTask(test)
