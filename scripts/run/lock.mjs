import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './machine.mjs'

const lock = join(root, '.cache/install.lock')

const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

const holder = () => {
  try {
    return Number(readFileSync(lock, 'utf8'))
  } catch {
    // Removed between our attempt and this check.
    return 0
  }
}

const take = () => {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

/** Two commands that start at once must not install into the same folders. */
export const withLock = async (work) => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  let isAnnounced = false
  while (!take()) {
    const pid = holder()
    if (pid > 0 && !isAlive(pid)) rmSync(lock, { force: true })
    else if (!isAnnounced) {
      isAnnounced = true
      console.log(`Waiting for another command (process ${pid}) that installs …`)
    }
    await sleep(200)
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}
