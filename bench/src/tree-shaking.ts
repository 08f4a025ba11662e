import { report } from './report.ts'
import { withEsbuild, withRollup, withWebpack } from './size/bundlers.ts'

const alone = "import { StatusBadge } from '@eksport/ui/certificate'; globalThis.used = StatusBadge"
const beside = `import { DataTable, DatePicker, StepForm } from '@eksport/ui'; import { describeForm } from '@eksport/forms'; import { transition } from '@eksport/domain'; ${alone}`
const nothing = "import { StatusBadge } from '@eksport/ui/certificate'"
const bare = "import '@eksport/ui'; import '@eksport/ui/certificate'"

if (import.meta.main) {
  const figures = []
  for (const [name, bundle] of Object.entries({ esbuild: withEsbuild, Rollup: withRollup, webpack: withWebpack })) {
    const [used, more, unused, whole] = [
      await bundle(alone),
      await bundle(beside),
      await bundle(nothing),
      await bundle(bare),
    ]
    console.log(
      `${name}: StatusBadge ${used} bytes, beside five unused imports ${more}; nothing used ${unused}, whole package unnamed ${whole}`,
    )
    if (used < 1000) throw new Error(`${name} left out what is used.`)
    figures.push({ name: `${name}: added by unused imports`, value: more - used, limit: 0, unit: 'bytes' })
    figures.push({
      name: `${name}: left of an import that is never used`,
      value: Math.max(unused, whole),
      limit: 0,
      unit: 'bytes',
    })
  }
  process.exitCode = report(figures) ? 0 : 1
}
