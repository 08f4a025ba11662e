import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { capture, captureOrThrow } from './capture.ts'
import { root } from './root.ts'
import type { Scope } from './scope.ts'
import { which } from './which.ts'

const home = join(root, '.cache/debian')
const files = join(home, 'root')
/** The folder of programs that were unpacked instead of installed. */
export const unpackedPrograms = join(home, 'run')

const quiet = { DEBIAN_FRONTEND: 'noninteractive' }

const asRoot = async (scope: Scope): Promise<readonly string[] | undefined> => {
  if (process.getuid?.() === 0) return []
  const sudo = which('sudo')
  if (sudo === undefined) return undefined
  return (await capture(scope, [sudo, '-n', 'true'])).code === 0 ? [sudo, '-n'] : undefined
}

const installAsRoot = async (scope: Scope, prefix: readonly string[], packages: readonly string[]) => {
  await captureOrThrow(scope, [...prefix, 'apt-get', 'update'], { env: quiet })
  const install = ['apt-get', 'install', '--yes', '--no-install-recommends']
  await captureOrThrow(scope, [...prefix, ...install, ...packages], { env: quiet })
}

// apt uses our own folders for its lists and archives; only the list of installed packages is the machine's.
const ownApt = () => {
  for (const name of ['state/lists/partial', 'cache/archives/partial', 'debs', 'root', 'run']) {
    mkdirSync(join(home, name), { recursive: true })
  }
  const settings = {
    'Dir::State': join(home, 'state'),
    'Dir::State::status': '/var/lib/dpkg/status',
    'Dir::Cache': join(home, 'cache'),
    'Debug::NoLocking': '1',
    'APT::Sandbox::User': '',
  }
  return ['apt-get', ...Object.entries(settings).flatMap(([key, value]) => ['-o', `${key}=${value}`])]
}

const missingPackages = (simulated: readonly string[]) =>
  simulated.map((line) => /^Inst (\S+)/.exec(line)?.[1]).filter((name) => name !== undefined)

const foldersIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => join(folder, name))
    : []

const holdsLibraries = (folder: string) => readdirSync(folder).some((name) => /^lib.*\.so/.test(name))

// Some packages have private libraries in a subfolder and expect them at their installed path.
const libraryFolders = () =>
  ['usr/lib', 'lib']
    .flatMap((folder) => foldersIn(join(files, folder)))
    .filter((folder) => folder.includes('-linux-gnu'))
    .flatMap((folder) => [folder, ...foldersIn(folder).filter(holdsLibraries)])

const wrapper = (program: string) =>
  `#!/bin/sh
export LD_LIBRARY_PATH='${libraryFolders().join(':')}'
exec '${program}' "$@"
`

// Debian's start script of Chromium expects to be in /usr, so the program itself is started.
const programOf = (name: string) =>
  [join(files, 'usr/lib', name, name), join(files, 'usr/bin', name)].find((path) => existsSync(path))

const unpack = async (scope: Scope, packages: readonly string[], programs: readonly string[]) => {
  const apt = ownApt()
  await captureOrThrow(scope, [...apt, 'update'])
  const simulate = [...apt, 'install', '--simulate', '--no-install-recommends', ...packages]
  const missing = missingPackages(await captureOrThrow(scope, simulate))
  await captureOrThrow(scope, [...apt, 'download', ...missing], { cwd: join(home, 'debs') })
  for (const file of readdirSync(join(home, 'debs')).filter((name) => name.endsWith('.deb'))) {
    await captureOrThrow(scope, ['dpkg', '-x', join(home, 'debs', file), files])
  }
  for (const name of programs) {
    const program = programOf(name)
    if (program === undefined) continue
    writeFileSync(join(unpackedPrograms, name), wrapper(program))
    chmodSync(join(unpackedPrograms, name), 0o755)
  }
}

/** Installs Debian packages, or unpacks them under .cache if we may not install. */
export const bringPackages = async (
  scope: Scope,
  packages: readonly string[],
  programs: readonly string[],
  log: (line: string) => void,
) => {
  const words = packages.join(', ')
  if (which('apt-get') === undefined)
    throw new Error(`This machine has no apt-get. Install ${words} and run the command again.`)
  const prefix = await asRoot(scope)
  log(`${prefix ? 'Installing' : 'Fetching'} ${words} (once, up to some minutes) …`)
  await (prefix ? installAsRoot(scope, prefix, packages) : unpack(scope, packages, programs))
}
