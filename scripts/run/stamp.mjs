import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export const hashOf = (files) => {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  for (const file of files) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

export const isStamped = (stamp, hash) => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash

export const writeStamp = (stamp, hash) => {
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
}
