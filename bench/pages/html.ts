import '@eksport/ui/styles.css'
import { stage, textOf } from './contract.ts'
import { htmlTable } from './html-table.ts'
import { type PlainRow, rowsOf, turned } from './rows.ts'

/** The height of the windowed tables, which shows the head and rows of 44 px. */
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
