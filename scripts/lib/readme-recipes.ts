import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformWithOxc } from 'vite'
import { readmeExamples } from '../../packages/ui/scripts/docs/examples.ts'

const kebab = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()

/** The file that a recipe becomes: as it says itself, or after the component that it exports. */
const fileOf = (code: string, name: string | undefined) => {
  const [, component = ''] = /^export (?:function|const) ([A-Z]\w+)/m.exec(code) ?? []
  return `${name?.replace(/\.tsx$/, '') ?? kebab(component)}.jsx`
}

/** Writes the components of README's examples into `folder` of an app, without their types and otherwise as they stand. */
export async function layOutRecipes(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { code, language, name } of readmeExamples()) {
    if (language !== 'tsx') continue
    const { code: script } = await transformWithOxc(code, 'recipe.tsx', {
      lang: 'tsx',
      jsx: 'preserve',
      sourcemap: false,
    })
    writeFileSync(join(folder, fileOf(code, name)), script)
  }
}
