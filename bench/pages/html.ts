import '@eksport/ui/styles.css'
import { stage, textOf } from './contract.ts'
import { htmlTable } from './html-table.ts'
import { type PlainRow, rowsOf, turned } from './rows.ts'

/** As high as the window of the windowed tables, and the rows of 44 px that are seen in it under the head. */
const height = 560
const inSight = 12
let rows: readonly PlainRow[] = []

function show() {
  stage().innerHTML = rows.length > 100 ? htmlTable(rows.slice(0, inSight), { height }) : htmlTable(rows)
}

window.tablePage = {
  mount(count) {
    rows = rowsOf(count)
    show()
  },
  sort() {
    rows = turned(rows)
    show()
  },
  first: () => textOf('tbody th'),
  unmount: () => stage().replaceChildren(),
}
