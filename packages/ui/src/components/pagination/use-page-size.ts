'use client'
import { useMemo } from 'react'
import { decodeStored, readRaw, type StoredValue, useStored } from '../../foundation/internal/storage.js'
import { useInBrowser } from '../../foundation/internal/use-in-browser.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { fittingSize } from './pagination.logic.js'

/** The page sizes, and the default until the reader selects one. */
export interface PageSizeOptions {
  /** Stores the reader's selection in the browser under this name. */
  storageKey: string
  /** The sizes to choose from, the smallest first. */
  pageSizes?: readonly number[]
  /** Rows before a selection: as many as the screen shows, or a fixed number. */
  atFirst?: 'screen' | number
  /** The height of a row in CSS pixels. */
  rowHeight?: number
  /** The height around the rows, in CSS pixels: the page header, the filters, the pagination. */
  around?: number
}

const usual = [10, 20, 30] as const

const choiceOf = ({ storageKey, pageSizes = usual }: PageSizeOptions): StoredValue<number | null> => ({
  key: `eks.page-size.${storageKey}`,
  version: 1,
  fallback: null,
  parse: (value) => pageSizes.find((size) => size === value),
})

/**
 * The selection that `usePageSize` stored in this browser, for code outside React such as a router; null before a
 * selection.
 */
export function rememberedPageSize(options: PageSizeOptions): number | null {
  const choice = choiceOf(options)
  return decodeStored(readRaw(choice.key), choice) ?? choice.fallback
}

/**
 * Rows per page: the reader's earlier selection, else as many as the screen shows at once, but not fewer than the
 * smallest size, or as `atFirst` says; null forgets the selection. The server and the first render use the smallest
 * size.
 */
export function usePageSize(options: PageSizeOptions): [size: number, choose: (size: number | null) => void] {
  const { storageKey, pageSizes = usual, atFirst = 'screen', rowHeight = 44, around = 400 } = options
  const { storage } = useEksport()
  const stored = useMemo(() => choiceOf({ storageKey, pageSizes }), [storageKey, pageSizes])
  const [chosen, choose] = useStored(stored, storage)
  // Read once: adapting the rows while a window is resized would lose the reader's place.
  const fitting = useInBrowser(
    () => fittingSize(pageSizes, screen.availHeight - around, rowHeight),
    pageSizes[0] ?? usual[0],
  )
  return [chosen ?? (atFirst === 'screen' ? fitting : atFirst), choose]
}
