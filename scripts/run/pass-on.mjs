import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './machine.mjs'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
const look = 500

// Who stops `npm start` by its process id kills npm and its shell, which tell us nothing: we see that our parent is gone.
const watchNpm = (gone) => {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return undefined
  const parent = process.ppid
  return setInterval(() => {
    if (process.ppid !== parent) gone()
  }, look)
}

/**
 * Runs the command as if it were us: its output, our signals, its exit code. A task must bear the same signal twice. The channel
 * between us carries no messages: its end tells the task that we were killed.
 */
export const passOn = (command, commandArguments, env) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, commandArguments, { cwd: root, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
    const forward = (signal) => child.kill(signal)
    for (const signal of signals) process.on(signal, forward)
    const watching = watchNpm(() => forward('SIGTERM'))
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      clearInterval(watching)
      for (const name of signals) process.off(name, forward)
      resolve(code ?? 128 + (constants.signals[signal] ?? 0))
    })
  })
