import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

// npm's variables about itself confuse pnpm, but its network settings are needed.
const npmWords = /^npm_(config|package|lifecycle)_/i
const networkWords =
  /^npm_config_(registry|userconfig|globalconfig|cafile|ca|proxy|https_proxy|noproxy|strict_ssl|.*_authtoken)$/i

const isWritable = (folder) => {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}

const homeOf = () => {
  try {
    return homedir()
  } catch {
    // A user id without an entry in the user database and without HOME has no home.
    return ''
  }
}

// npm, pnpm and the browser write below HOME. If it is not writable, they get a home within the project.
const withWritableHome = (env) => {
  const home = homeOf()
  if (home !== '' && isWritable(home)) return env
  const own = join(root, '.cache/home')
  mkdirSync(own, { recursive: true })
  const settings = join(home, '.npmrc')
  const known = home !== '' && existsSync(settings) ? { NPM_CONFIG_USERCONFIG: settings } : {}
  return { ...known, ...env, HOME: own, USERPROFILE: own, XDG_CONFIG_HOME: '', XDG_CACHE_HOME: '', XDG_DATA_HOME: '' }
}

/** The environment of all our commands. */
export const machine = () => {
  const kept = Object.entries(process.env).filter(([key]) => !npmWords.test(key) || networkWords.test(key))
  return withWritableHome({ ...Object.fromEntries(kept), npm_config_update_notifier: 'false' })
}
