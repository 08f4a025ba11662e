import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { memoryFolder } from '../lib/memory-folder.ts'
import { keepOutcome } from '../lib/outcomes.ts'
import { root } from '../lib/root.ts'
import { runTask } from '../lib/run-task.ts'
import type { Scope } from '../lib/scope.ts'
import { cores, crashed, run, seconds } from '../stages/command.ts'
import { journeys } from '../stages/journeys.ts'
import { lastLine, type Outcome, sum } from '../stages/outcome.ts'
import { packages } from '../stages/packages.ts'
import { createSlots } from '../stages/slots.ts'
import { staticChecks } from '../stages/static.ts'
import { stories } from '../stages/stories.ts'
import { unit } from '../stages/unit.ts'

/** What needs nothing comes first, to be done while browser, tools and apps are fetched and built for the others. */
const stages = [staticChecks, journeys, packages, unit, stories]
const log = (line: string) => console.log(`   ${line}`)

const chosenStages = () => {
  const { values } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true })
  const names = values.only?.split(',').map((name) => name.trim()) ?? stages.map(({ name }) => name)
  const unknown = names.filter((name) => !stages.some((stage) => stage.name === name))
  if (unknown.length === 0) return stages.filter(({ name }) => names.includes(name))
  throw new Error(`There is no stage '${unknown.join(', ')}'. Stages: ${stages.map(({ name }) => name).join(', ')}.`)
}

const tell = (stage: string, outcome: Outcome) => {
  const { name, passed, failed, skipped, output, isShown } = outcome
  const counts = [`${passed} passed`, failed > 0 && `${failed} failed`, skipped > 0 && `${skipped} skipped`]
  const title = name === stage ? name : `${stage} · ${name}`
  log(`${failed > 0 ? '✗' : '✓'} ${title}: ${counts.filter(Boolean).join(', ')} (${outcome.seconds} s)`)
  if (failed > 0 || isShown) console.log(output.replaceAll(/^/gm, '     '))
  keepOutcome(outcome)
  return outcome
}

const test = async (scope: Scope) => {
  const started = Date.now()
  // Hundreds of programs read the same modules: what one has compiled, the next need not.
  process.env.NODE_COMPILE_CACHE ??= join(root, '.cache/compiled')
  // TypeScript is gone before its memory is worth tidying, which took it a quarter of its time; more than the limit is tidied.
  process.env.GOGC ??= 'off'
  process.env.GOMEMLIMIT ??= '2GiB'
  const temporary = await memoryFolder(scope)
  if (temporary !== undefined) process.env.TMPDIR = temporary
  // One more than there are cores, for the journeys wait a third of their time.
  const slots = createSlots(cores + 1)
  const outcomes: Promise<Outcome>[] = []
  // Stages get ready one after another, because two may bring the same browser; what they run then runs side by side.
  for (const { name, title, commands } of chosenStages()) {
    console.log(`\n── ${name}: ${title}`)
    try {
      const list = await slots(1, () => commands(scope, log), true)
      for (const command of list)
        outcomes.push(slots(command.weight ?? 1, async () => tell(name, await run(command, scope)), command.isUrgent))
    } catch (error) {
      outcomes.push(Promise.resolve(tell(name, crashed(name, error))))
    }
  }
  const all = await Promise.all(outcomes)
  const names = all.filter(({ failed }) => failed > 0).map(({ name }) => name)
  console.log(`\nThe whole took ${seconds(started)} s.${names.length > 0 ? ` Failed: ${names.join('; ')}.` : ''}\n`)
  await scope.close()
  const total = sum(all)
  console.log(lastLine(total))
  return total.failed === 0 ? 0 : 1
}

await runTask(test)
