import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './machine.mjs'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
const look = 500

// If `npm start` is killed by its process id, only npm and its shell get the signal. We notice that our parent is gone.
const watchNpm = (gone) => {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return undefined
  const parent = process.ppid
  return setInterval(() => {
    if (process.ppid !== parent) gone()
  }, look)
}

/**
 * Runs a command in our place: with its output, our signals and its exit code. Tasks must tolerate the same signal
 * twice. The channel carries no messages: its closing tells the task that we were killed.
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
