'use client'
import { useMemo } from 'react'
import { decodeStored, readRaw, type StoredValue, useStored } from '../../foundation/internal/storage.js'
import { useInBrowser } from '../../foundation/internal/use-in-browser.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { fittingSize } from './pagination.logic.js'

/** How many rows a page may have, and what decides as long as the reader has not. */
export interface PageSizeOptions {
  /** Keeps the reader's choice in the browser under this name. */
  storageKey: string
  /** The sizes to choose from, the smallest first. */
  pageSizes?: readonly number[]
  /** Rows before the reader has chosen: as many as the screen shows, or this many on every screen. */
  atFirst?: 'screen' | number
  /** The height of a row in CSS pixels. */
  rowHeight?: number
  /** The height of what stands around the rows, in CSS pixels: the head of the page, the filters, the pages below. */
  around?: number
}

const usual = [10, 20, 30] as const

const choiceOf = ({ storageKey, pageSizes = usual }: PageSizeOptions): StoredValue<number | null> => ({
  key: `eksport.page-size.${storageKey}`,
  version: 1,
  fallback: null,
  parse: (value) => pageSizes.find((size) => size === value),
})

/** What `usePageSize` remembers in this browser, for what runs outside React, as a router does; null before a choice. */
export function rememberedPageSize(options: PageSizeOptions): number | null {
  const choice = choiceOf(options)
  return decodeStored(readRaw(choice.key), choice) ?? choice.fallback
}

/**
 * Rows per page: what the reader chose before, else as many as this screen shows at once, never fewer than the
 * smallest size, or as many as `atFirst` says; null forgets the choice. The server and the first render say the smallest.
 */
export function usePageSize(options: PageSizeOptions): [size: number, choose: (size: number | null) => void] {
  const { storageKey, pageSizes = usual, atFirst = 'screen', rowHeight = 44, around = 400 } = options
  const { storage } = useEksport()
  const stored = useMemo(() => choiceOf({ storageKey, pageSizes }), [storageKey, pageSizes])
  const [chosen, choose] = useStored(stored, storage)
  // Read once and not followed: rows that come and go while a window is resized would lose the reader's place.
  const fitting = useInBrowser(
    () => fittingSize(pageSizes, screen.availHeight - around, rowHeight),
    pageSizes[0] ?? usual[0],
  )
  return [chosen ?? (atFirst === 'screen' ? fitting : atFirst), choose]
}
