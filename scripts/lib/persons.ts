import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from './root.ts'

const file = join(root, 'apps/server/src/demonstration/persons.json')

const peopleSchema = z.object({
  persons: z.array(z.object({ name: z.string(), audience: z.string(), about: z.object({ nb: z.string() }) })),
})

/** The persons for logging in to the demonstration, one line each: name and role. */
export function personLines(audience: string): string[] {
  const { persons } = peopleSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  const rows = persons.filter((person) => person.audience === audience)
  const width = Math.max(...rows.map(({ name }) => name.length))
  return rows.map(({ name, about }) => `${name.padEnd(width)}  ${about.nb}`)
}
