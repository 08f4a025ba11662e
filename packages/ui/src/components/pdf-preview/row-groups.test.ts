import { expect, it } from 'vitest'
import { nameRowGroups } from './row-groups.js'

it('calls what holds the head rows of a table a group of rows, and leaves the heads of columns', () => {
  const page = document.createElement('div')
  page.innerHTML =
    '<span role="table"><span role="columnheader"><span role="row"><span role="columnheader">Lot</span></span></span></span>'
  nameRowGroups(page)
  expect(page.innerHTML).toBe(
    '<span role="table"><span role="rowgroup"><span role="row"><span role="columnheader">Lot</span></span></span></span>',
  )
})
