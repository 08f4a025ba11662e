import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as api from '@eksport/api'
import { expect, it } from 'vitest'
import { generateRoutes } from '../../scripts/generate-routes.ts'
import { routes } from './routes.gen.ts'

const isEndpoint = (value: unknown): value is api.Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'audiences' in value

it('the list of routes is what the generator writes from the folders', () => {
  const written = readFileSync(join(import.meta.dirname, 'routes.gen.ts'), 'utf8')
  expect(written, 'run: npm run generate:endpoints').toBe(generateRoutes())
})

it('every endpoint of the contract has one route, and no route is without its endpoint', () => {
  const named = ({ method, path }: api.Endpoint) => `${method} ${path}`
  const promised = Object.values<unknown>(api).filter(isEndpoint).map(named)
  expect(promised.length).toBeGreaterThan(40)
  expect(routes.map(({ endpoint }) => named(endpoint)).toSorted()).toEqual(promised.toSorted())
})
