'use client'
import { createContext } from 'react'

/** Whether the question around a radio or checkbox has an error. */
export const FieldsetContext = createContext<{ readonly invalid: boolean }>({ invalid: false })
