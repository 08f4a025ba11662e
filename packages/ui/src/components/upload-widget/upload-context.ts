'use client'
import { createContext, type ReactNode, type RefObject, useContext } from 'react'
import type { Translate } from '../../foundation/text/catalogue.js'
import type { FileType } from './file-types.js'
import type { uploadWidgetTexts } from './upload-widget.texts.js'
import type { Upload } from './use-upload.js'
import type { UploadZone } from './use-upload-zone.js'

/** What the parts of an upload share. */
export interface UploadContextValue {
  readonly t: Translate<typeof uploadWidgetTexts>
  readonly upload: Upload
  readonly zone: UploadZone
  readonly mode: 'single' | 'multiple'
  readonly accept: readonly FileType[]
  readonly label: ReactNode
  /** The limits in words, and the id of the element that shows them. */
  readonly limits: string
  readonly limitsId: string
  readonly disabled: boolean
  readonly reorder: boolean
  readonly trigger: RefObject<HTMLButtonElement | null>
  readonly list: RefObject<HTMLUListElement | null>
}

export const UploadContext = createContext<UploadContextValue | null>(null)

/** The surrounding upload. */
export function useUploadRoot(part: string): UploadContextValue {
  const root = useContext(UploadContext)
  if (root === null) throw new Error(`${part} needs an UploadRoot around it.`)
  return root
}
