// Runs behind each npm script: installs the required Node, pnpm and packages, and runs scripts/tasks/<name>.ts.
// Uses only built-in modules and syntax of older Nodes, because it runs before anything is installed.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { install } from './run/install.mjs'
import { withLock } from './run/lock.mjs'
import { machine, root } from './run/machine.mjs'
import { passOn } from './run/pass-on.mjs'
import { bringToolchain } from './run/toolchain.mjs'

const [name = '', ...rest] = process.argv.slice(2)
const tasks = readdirSync(join(root, 'scripts/tasks'))
  .filter((file) => /^[a-z-]+\.ts$/.test(file))
  .map((file) => file.slice(0, -3))
const task = join(root, 'scripts/tasks', `${name}.ts`)

const main = async () => {
  if (!tasks.includes(name) || !existsSync(task)) {
    console.error(`There is no task '${name}'. Tasks: ${tasks.join(', ')}.`)
    return 2
  }
  const env = machine()
  const tools = await withLock(async () => {
    const brought = await bringToolchain(env)
    await install(brought)
    return brought
  })
  return passOn(
    tools.node,
    ['--conditions=@eksport/source', '--disable-warning=ExperimentalWarning', task, ...rest],
    tools.env,
  )
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
