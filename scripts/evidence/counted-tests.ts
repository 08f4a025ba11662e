import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '../lib/root.ts'

const Report = z.object({
  testResults: z.array(z.object({ name: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
})

/** How many tests of the files with this path passed and failed in the last report; undefined when there is none. */
export const countedTests = (report: string, path: string) => {
  const file = join(root, '.cache/reports', `${report}.json`)
  if (!existsSync(file)) return undefined
  const { testResults } = Report.parse(JSON.parse(readFileSync(file, 'utf8')))
  const results = testResults.filter(({ name }) => name.includes(path)).flatMap((one) => one.assertionResults)
  const of = (status: string) => results.filter((result) => result.status === status).length
  return { passed: of('passed'), failed: of('failed') }
}
