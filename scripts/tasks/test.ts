import { parseArgs } from 'node:util'
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

const stages: readonly Stage[] = [staticChecks, packages, unit, server, stories, journeys]
const log = (line: string) => console.log(`   ${line}`)

const chosenStages = () => {
  const { values } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true })
  const names = values.only?.split(',').map((name) => name.trim()) ?? stages.map(({ name }) => name)
  const unknown = names.filter((name) => !stages.some((stage) => stage.name === name))
  if (unknown.length === 0) return stages.filter(({ name }) => names.includes(name))
  throw new Error(`There is no stage '${unknown.join(', ')}'. Stages: ${stages.map(({ name }) => name).join(', ')}.`)
}

const tell = (outcome: Outcome) => {
  const { name, passed, failed, skipped, output, isShown } = outcome
  const counts = [`${passed} passed`, failed > 0 && `${failed} failed`, skipped > 0 && `${skipped} skipped`]
  log(`${failed > 0 ? '✗' : '✓'} ${name}: ${counts.filter(Boolean).join(', ')} (${outcome.seconds} s)`)
  if (failed > 0 || isShown) console.log(output.replaceAll(/^/gm, '     '))
  return outcome
}

const runStage = async ({ name, title, atOnce, commands }: Stage, scope: Scope) => {
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
  for (const stage of chosenStages()) {
    if (!scope.isClosing()) outcomes.push(...(await runStage(stage, scope)))
  }
  const total = sum(outcomes)
  const names = outcomes.filter(({ failed }) => failed > 0).map(({ name }) => name)
  console.log(`\nThe whole took ${seconds(started)} s.${names.length > 0 ? ` Failed: ${names.join('; ')}.` : ''}\n`)
  await scope.close()
  console.log(lastLine(total))
  return total.failed === 0 ? 0 : 1
}

await runTask(test)
