// Prints, as JSON, the tables of props of each folder of components: node .storybook/print-props.ts
import { makePages } from '../packages/ui/scripts/docs/make-pages.ts'

const propsOf = (page: string) => /^## Props\n[\s\S]*?(?=^## |$(?![\s\S]))/m.exec(page)?.[0].trim() ?? ''

const pages = makePages().map(({ api, text }) => [api.folder, propsOf(text)])
process.stdout.write(JSON.stringify(Object.fromEntries(pages)))
