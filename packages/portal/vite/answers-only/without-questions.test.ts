import { describe, expect, it } from 'vitest'
import { withoutQuestions } from './without-questions.ts'

const declared = `import { a, b } from './schemas.ts'

/** Saves. */
export const save = defineEndpoint({
  method: 'PUT',
  path: \`\${base}/:id\`,
  summary: 'Lagre på nytt – 🐟, og {mer}',
  params: a.extend({ id: z.string().max(3) }),
  body: b,
  response: z.object({ body: z.string(), query: z.string() }),
  query: a,
})

export const other = describe({ body: b })
`

describe('a call in a built portal', () => {
  const built = withoutQuestions('save.ts', declared)

  it('keeps what the browser reads, and nothing of what only the server does', () => {
    expect(built.replace(/\s+/g, ' ')).toBe(
      `import { a, b } from './schemas.ts' /** Saves. */ export const save = defineEndpoint({ method: 'PUT', path: \`\${base}/:id\`, response: z.object({ body: z.string(), query: z.string() }), }) export const other = describe({ body: b }) `,
    )
  })

  it('leaves everything else where it stood', () => {
    const at = (code: string, text: string) => code.slice(0, code.indexOf(text)).split('\n').length
    expect(built).toHaveLength(declared.length)
    for (const text of ['response', 'other']) expect(at(built, text)).toBe(at(declared, text))
  })

  it('that asks for nothing is left as it is', () => {
    const plain = `export const read = defineEndpoint({ method: 'GET', response })\n`
    expect(withoutQuestions('read.ts', plain)).toBe(plain)
  })
})
