// Removes requirement and decision numbers from a package's declarations: node drop-references.ts, in the package.
// Consumers do not have the lists that they refer to.
import { globSync, readFileSync, writeFileSync } from 'node:fs'

const id = String.raw`[A-Z]{3}-\d{2}(?:\.\.\d{2})?|decisions\.md \d+(?:\.\d+)*`
const before = new RegExp(String.raw`\[(?:${id})(?:, (?:${id}))*\] ?`, 'g')
const inside = new RegExp(String.raw` \((?:${id})(?:: [^)]*)?\)`, 'g')
const left = /\b[A-Z]{3}-\d{2}\b|decisions\.md/
const comment = /\/\*\*[\s\S]*?\*\//g
const empty = /^\/\*\*[\s*]*\*\/$/

let cleaned = 0
for (const file of globSync('dist/**/*.d.ts')) {
  const code = readFileSync(file, 'utf8')
  const stripped = code.replace(comment, (text) => {
    const words = text.replace(before, '').replace(inside, '')
    if (words !== text && empty.test(words))
      throw new Error(`${file}: a comment says where it is from and nothing else.`)
    return words
  })
  const [reference] = left.exec(stripped) ?? []
  if (reference !== undefined) throw new Error(`${file} speaks of ${reference}, which no reader of the package knows.`)
  if (stripped === code) continue
  writeFileSync(file, stripped)
  cleaned += 1
}
console.log(`${cleaned} declarations name no requirement any more`)
