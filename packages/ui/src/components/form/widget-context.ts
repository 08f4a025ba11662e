'use client'
import type { Field } from '@eksport/forms'
import { createContext } from 'react'
import type { Widget } from './form-types.js'

/** How a field finds its widget: the list widget renders fields itself, so importing the table would be circular. */
export const WidgetContext = createContext<((field: Field) => Widget) | null>(null)
