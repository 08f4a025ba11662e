import { choosePorts } from '../lib/ports.ts'
import { runProgram } from '../lib/program.ts'
import { runTask } from '../lib/run-task.ts'

const wanted = [{ variable: 'STORYBOOK_PORT', usual: 6006, purpose: 'Storybook' }]

await runTask(async (scope) => {
  const [port = 6006] = await choosePorts(wanted, console.log)
  const words = ['dev', '--port', String(port), '--no-open', '--ci', '--disable-telemetry']
  const code = await runProgram(scope, ['storybook', ...words])
  return scope.isClosing() ? 0 : code
})
