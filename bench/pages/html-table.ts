import { columnNames, type PlainRow } from './rows.ts'

const head = (name: string) => `<th scope="col"><button type="button"><span>${name}</span></button></th>`
const cells = ([name, ...rest]: readonly string[]) =>
  `<th scope="row"><a class="eks-table-ref" href="#">${name}</a></th>${rest.map((cell) => `<td>${cell}</td>`).join('')}`

/** The minimal markup for these rows: the lower bound for every table. */
export function htmlTable(rows: readonly PlainRow[], { height }: { readonly height?: number } = {}): string {
  const style = height === undefined ? '' : ` style="max-height:${height}px;overflow:auto"`
  const body = rows.map((row) => `<tr>${cells(row.cells)}</tr>`).join('')
  return `<div class="eks-data-table" data-frame><section class="eks-table-scroll"${style}><table style="--eks-table-min:1600px"><caption class="eks:sr-only">Søknader</caption><thead><tr>${columnNames.map(head).join('')}</tr></thead><tbody>${body}</tbody></table></section></div>`
}
