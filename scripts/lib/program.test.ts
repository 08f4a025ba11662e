import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { startProgram } from './program.ts'

const cwd = import.meta.dirname
const node = (script: string, onLine: (line: string) => void = () => undefined, lifeline = false) => {
  const preload = lifeline ? ['--import', join(cwd, 'lifeline.ts')] : []
  return startProgram(process.execPath, [...preload, '-e', script], { cwd, onLine, lifeline })
}

const until = async (condition: () => boolean) => {
  await vi.waitFor(() => expect(condition()).toBe(true))
}

it('hands over each line and the exit code', async () => {
  const lines: string[] = []
  expect(await node('console.log("one\\ntwo"); process.exit(3)', (line) => lines.push(line)).ended).toBe(3)
  expect(lines).toEqual(['one', 'two'])
})

it('stops a program that asks for nothing better than to go on', async () => {
  const lines: string[] = []
  const program = node('process.on("SIGTERM", () => {}); setInterval(() => {}, 1e3); console.log("up")', (line) =>
    lines.push(line),
  )
  await until(() => lines.length > 0)
  await program.stop(200)
  expect(await program.ended).not.toBe(0)
})

it('stops what the program itself has started', async () => {
  const lines: string[] = []
  const script = `const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e3)'])
    console.log(child.pid); setInterval(() => {}, 1e3)`
  const program = node(script, (line) => lines.push(line))
  await until(() => lines.length > 0)
  await program.stop()
  await until(() => {
    try {
      process.kill(Number(lines[0]), 0)
      return false
    } catch {
      return true
    }
  })
})

it('fails to start as a rejected end, not as a crash', async () => {
  await expect(startProgram('/no/such/program', [], { cwd }).ended).rejects.toThrow('ENOENT')
})

it('ends a program with a lifeline when the process that started it is killed', async () => {
  const lines: string[] = []
  const inner =
    'process.on("SIGTERM", () => { console.log("ends"); process.exit() }); setInterval(() => {}, 1e3); process.send("ready")'
  const outer = `const { startProgram } = await import(${JSON.stringify(join(cwd, 'program.ts'))})
    startProgram(process.execPath, ['--import', ${JSON.stringify(join(cwd, 'lifeline.ts'))}, '-e', ${JSON.stringify(inner)}],
      { cwd: '/', lifeline: true }).ready.then(() => process.kill(process.pid, 'SIGKILL'))`
  const program = startProgram(process.execPath, ['--input-type=module', '-e', outer], {
    cwd,
    onLine: (line) => lines.push(line),
  })
  expect(await program.ended).not.toBe(0)
  await until(() => lines.includes('ends'))
})
