'use client'
import type { Field } from '@eksport/forms'
import { createContext } from 'react'
import type { Widget } from './form-types.js'

/** How a field finds its widget; the list widget draws fields itself, so the table cannot be imported in a circle. */
export const WidgetContext = createContext<((field: Field) => Widget) | null>(null)
