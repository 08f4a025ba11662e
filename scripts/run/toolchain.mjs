import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { root } from './machine.mjs'
import { quietly } from './quietly.mjs'
import { hashOf, isStamped, writeStamp } from './stamp.mjs'

const folder = join(root, 'scripts/toolchain')
const modules = join(folder, 'node_modules')
const stamp = join(modules, '.eksport-stamp')
const oldestNode = [24, 15]

const npmCommand = () => {
  const running = process.env.npm_execpath ?? ''
  if (/npm-cli\.c?js$/.test(running)) return [process.execPath, running]
  const besideNode = join(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js')
  return existsSync(besideNode) ? [process.execPath, besideNode] : ['npm']
}

const runs = (node) => {
  const answer = spawnSync(node, ['--version'], { encoding: 'utf8' })
  const [major = 0, minor = 0] = (answer.stdout ?? '').replace('v', '').split('.').map(Number)
  return answer.status === 0 && (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]))
}

const bundledNode = () =>
  readdirSync(modules)
    .filter((name) => name.startsWith('node-'))
    .map((name) => join(modules, name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node'))
    .find((node) => existsSync(node) && runs(node))

const chooseNode = () => {
  const node = bundledNode() ?? (runs(process.execPath) ? process.execPath : undefined)
  if (node !== undefined) return node
  throw new Error(
    `The project needs Node ${oldestNode.join('.')} or newer. npm has none for this machine (${process.platform} ${process.arch}): install one and run the command again.`,
  )
}

/** The pinned Node and pnpm, downloaded through npm once, and the environment that puts them first. */
export const bringToolchain = async (env) => {
  const hash = hashOf([join(folder, 'package-lock.json')])
  if (!isStamped(stamp, hash)) {
    const [npm, ...words] = npmCommand()
    const options = ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    await quietly('Fetching the pinned Node and pnpm (once)', npm, [...words, ...options], env)
    writeStamp(stamp, hash)
  }
  const node = chooseNode()
  const first = [dirname(node), join(modules, '.bin'), join(root, 'node_modules/.bin')]
  return {
    node,
    pnpm: join(modules, 'pnpm/bin/pnpm.cjs'),
    env: { ...env, PATH: [...first, env.PATH ?? env.Path ?? ''].join(delimiter) },
  }
}
