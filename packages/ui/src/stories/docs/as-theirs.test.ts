// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as ui from '../../index.js'
import { asTheirs } from './as-theirs.js'

it('a sample that is shown can be pasted: it imports from packages alone', () => {
  const sample = readFileSync(join(import.meta.dirname, '../../testing/sample-licences.tsx'), 'utf8')
  const shown = asTheirs(sample)
  expect(shown.match(/from '[^']+'/g)).toEqual(["from '@eksport/forms'", "from '@eksport/ui'", "from '@eksport/ui'"])
  const values = [...shown.matchAll(/^import \{ (\w+) \} from '@eksport\/ui'/gm)].map((match) => match[1])
  expect(values).toEqual(['columnsOf'])
  expect(ui.columnsOf).toBeTypeOf('function')
})
