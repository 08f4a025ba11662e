import { spawn } from 'node:child_process'
import { root } from './machine.mjs'

const heartbeat = 5000

/** Runs a long command with one line of progress now and then; what it says is shown only when it fails. */
export const quietly = (title, command, commandArguments, env) =>
  new Promise((resolve, reject) => {
    const started = Date.now()
    const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`
    console.log(`${title} …`)
    const ticking = setInterval(() => console.log(`  still at it, ${seconds()}`), heartbeat)
    const child = spawn(command, commandArguments, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const said = []
    child.stdout.on('data', (part) => said.push(part))
    child.stderr.on('data', (part) => said.push(part))
    child.once('error', reject)
    child.once('close', (code, signal) => {
      clearInterval(ticking)
      if (code === 0) {
        console.log(`  done in ${seconds()}`)
        resolve()
      } else {
        const end = signal === null ? `code ${code}` : signal
        reject(new Error(`${Buffer.concat(said).toString()}\n${title}: it failed (${end}). The lines above say why.`))
      }
    })
  })
