import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/root.ts'
import { systemTools } from '../lib/system-tools.ts'
import { binary, type Command, reportFile } from './command.ts'
import type { Stage } from './stage.ts'

const vitest = (folder: string, cwd = join(root, folder)): Command => {
  const report = reportFile(`vitest ${folder}`)
  return {
    name: folder,
    program: binary(folder === 'scripts' ? '.' : folder, 'vitest'),
    arguments: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    cwd,
    report,
  }
}

const isServer = (folder: string) => folder === 'apps/server'

const folders = () =>
  ['packages', 'apps']
    .flatMap((room) => readdirSync(join(root, room)).map((name) => `${room}/${name}`))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))

export const unit: Stage = {
  name: 'unit',
  title: 'the packages, the apps and the scripts',
  atOnce: 2,
  commands: async () => [...folders().filter((folder) => !isServer(folder)), 'scripts'].map((folder) => vitest(folder)),
}

export const server: Stage = {
  name: 'server',
  title: 'the server on a real PostgreSQL',
  atOnce: 1,
  commands: async (scope, log) => {
    const env = await systemTools(['pdfsig', 'openssl'], scope, log)
    return folders()
      .filter(isServer)
      .map((folder) => ({ ...vitest(folder), env }))
  },
}
