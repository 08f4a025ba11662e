import { choosePorts } from '../lib/ports.ts'
import { startProgram } from '../lib/program.ts'
import { root } from '../lib/root.ts'
import { runTask } from '../lib/run-task.ts'
import { binary } from '../stages/command.ts'

const wanted = [{ variable: 'STORYBOOK_PORT', usual: 6006, purpose: 'Storybook' }]

await runTask(async (scope) => {
  const [port = 6006] = await choosePorts(wanted, console.log)
  const words = ['dev', '--port', String(port), '--no-open', '--ci', '--disable-telemetry']
  const storybook = startProgram(binary('.', 'storybook'), words, { cwd: root })
  await scope.hold(Promise.resolve(storybook), ({ stop }) => stop())
  const code = await storybook.ended
  return scope.isClosing() ? 0 : code
})
