import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const templates = join(root, 'packages/domain/src/templates')

const isTemplateId = (name: string) => /^\d+\.\d+\.\d+$/.test(name)
const ids = existsSync(templates) ? readdirSync(templates).filter(isTemplateId) : []

const rooms = ['packages', 'apps'].flatMap((top) => readdirSync(join(root, top)).map((name) => join(top, name, 'src')))
const isProduct = (path: string) =>
  /\.tsx?$/.test(path) &&
  !/\.(test|stories|fixture|gen)\.tsx?$/.test(path) &&
  !/(^|\/)(testing|fixtures|demonstration|registry)(\/|\.ts$)/.test(path) &&
  !path.startsWith('packages/domain/src/templates/')

const productFiles = rooms
  .filter((room) => existsSync(join(root, room)))
  .flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((path) => join(room, path)),
  )
  .filter(isProduct)

const mentions = (path: string) => {
  const text = readFileSync(join(root, path), 'utf8')
  return ids.filter((id) => new RegExp(`(?<![\\d.])${id.replaceAll('.', '\\.')}(?![\\d.])`).test(text))
}

it('names no template outside its own folder, so that a new template touches one folder', () => {
  expect(ids.length).toBeGreaterThan(0)
  expect(productFiles.length).toBeGreaterThan(50)
  const found = productFiles.flatMap((path) => mentions(path).map((id) => `${path} names ${id}`))
  expect(found).toEqual([])
})
