// Prints what is known of each component folder, as JSON: node .storybook/print-docs.ts
import { makePages } from '../packages/ui/scripts/docs/make-pages.ts'
import { entryOf } from '../packages/ui/scripts/docs/places.ts'
import { renderComponent, titleOf } from '../packages/ui/scripts/docs/render-page.ts'
import { statuses } from '../packages/ui/scripts/docs/usage.ts'

const folders = makePages().map(({ usage, api }) => [
  api.folder,
  {
    title: titleOf(api),
    entry: entryOf(api.folder),
    summary: usage.summary,
    status: usage.status,
    promise: statuses[usage.status],
    components: api.components.map((doc) => ({ ...doc, page: renderComponent(doc) })),
    types: [...api.exports.map((doc) => ({ ...doc, home: '@eksport/ui' })), ...api.types],
  },
])
process.stdout.write(JSON.stringify(Object.fromEntries(folders)))
