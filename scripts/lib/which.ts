import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const isExecutable = (file: string) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The full path of a program on PATH, or in a system folder that an ordinary user's PATH may lack. */
export const which = (name: string) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/sbin', '/bin', '/sbin']
    .map((folder) => join(folder, name))
    .find(isExecutable)
