import { spawn } from 'node:child_process'
import { root } from './machine.mjs'

const heartbeat = 5000

const run = (title, command, commandArguments, env, maxSilenceMs) =>
  new Promise((resolve, reject) => {
    const started = Date.now()
    const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`
    console.log(`${title} …`)
    const child = spawn(command, commandArguments, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let heardAt = started
    let isStuck = false
    const output = []
    const listen = (part) => {
      heardAt = Date.now()
      output.push(part)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    const ticking = setInterval(() => {
      console.log(`  still at it, ${seconds()}`)
      if (Date.now() - heardAt <= maxSilenceMs) return
      isStuck = true
      child.kill('SIGKILL')
    }, heartbeat)
    child.once('error', reject)
    child.once('close', (code, signal) => {
      clearInterval(ticking)
      if (code === 0) {
        console.log(`  done in ${seconds()}`)
        resolve({ isStuck: false })
      } else if (isStuck) {
        resolve({ isStuck })
      } else {
        const end = signal === null ? `code ${code}` : signal
        reject(new Error(`${Buffer.concat(output).toString()}\n${title}: it failed (${end}). The lines above say why.`))
      }
    })
  })

/**
 * Runs a long command with occasional lines of progress; its output is shown only if it fails. With `maxSilenceMs`
 * (milliseconds), a command that is silent for longer is killed and run once more: pnpm sometimes hung for eight
 * minutes without an open connection.
 */
export const quietly = async (title, command, commandArguments, env, maxSilenceMs = Number.POSITIVE_INFINITY) => {
  const first = await run(title, command, commandArguments, env, maxSilenceMs)
  if (!first.isStuck) return
  const silent = `it said nothing for ${maxSilenceMs / 1000} s`
  console.log(`  ${silent}: once more`)
  const second = await run(title, command, commandArguments, env, maxSilenceMs)
  if (second.isStuck) throw new Error(`${title}: ${silent}, twice.`)
}
